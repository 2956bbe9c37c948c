/** @jest-environment node */
import { NOT_WORKED, planWithCosts, WITHOUT_BUYING, withPrices, withWorkedInputs } from '@/__tests__/support/plan-costs'

// These figures come from a program in another language, which shares no code with the site. It has the formulas of
// docs/decisions/0047-what-a-pack-costs.md and the prices of that time, when board was bought without the weight of
// its starch, and from the planner only the inputs of steps, sizes, seconds and people. The prices of machines and
// packs, `price` and `sell`, are invented.

/**
 * Each job with its results in ₹, below a comment on what is particular about it: the cost of 1,000 packs and its
 * items, the variable cost of a pack, and the fixed costs of a month; then the packs a month with which the line breaks
 * even, without and with the bank, and the months until it has paid back.
 */
const JOBS = [
  // 7,889 printed sheets of 915 × 585 mm of 400 gsm; a seam as long as the pack is high.
  {
    query: 'style=crash-lock',
    price: 3_000_000,
    sell: '8',
    total: 5939.79,
    variable: 5.29154,
    fixedMonth: 243_094.8,
    perThousand: {
      packing: 0,
      board: 4729.52,
      glue: 54.55,
      print: 462.82,
      energy: 44.65,
      labour: 326.4,
      rent: 145.19,
      staff: 93.33,
      admin: 40,
      tooling: 26.67,
      machines: 16.67,
    },
    breakEven: { packs: 98_481, withBank: 130_467 },
    months: 4.85,
  },
  // 1,773 sheets of 1050 × 750 mm of 300 gsm, 1,737 of them laminated at ₹6/m².
  {
    query: 'style=sleeve&film=1&crew-glue=2',
    price: 3_500_000,
    sell: '2.60',
    total: 1931.49,
    variable: 1.418198,
    fixedMonth: 256_646.87,
    perThousand: {
      packing: 0,
      board: 879.63,
      glue: 21.82,
      film: 410.37,
      print: 78.01,
      energy: 28.37,
      labour: 259.2,
      rent: 119.51,
      staff: 70,
      admin: 30,
      tooling: 20,
      machines: 14.58,
    },
    breakEven: { packs: 232_512, withBank: 301_797 },
    months: 13.05,
  },
  // Four seams of 50 mm; a window of 15 % of the blank in each of 15,306.
  {
    query: 'style=four-corner&window=1',
    price: 4_000_000,
    sell: '5.40',
    total: 3956.58,
    variable: 3.236451,
    fixedMonth: 270_046.93,
    perThousand: {
      packing: 0,
      board: 2734.4,
      glue: 36.36,
      window: 187.9,
      print: 233.85,
      energy: 43.95,
      labour: 390.4,
      rent: 147.5,
      staff: 93.33,
      admin: 40,
      tooling: 26.67,
      machines: 22.22,
    },
    breakEven: { packs: 134_919, withBank: 180_129 },
    months: 9.09,
  },
  // 5,155 bought sheets of 1446 × 609 mm, 150 + 1.34 × 120 + 150 gsm at ₹46/kg; 4 g of glue a metre of joint.
  {
    query: 'style=rsc&flute=B&joint=glued&starch-grams=0',
    price: 4_500_000,
    sell: '27',
    total: 22_121.93,
    variable: 20.002663,
    fixedMonth: 264_907.8,
    perThousand: {
      corrugated: 19_244.85,
      glue: 111.28,
      ink: 326.85,
      packing: 200,
      energy: 119.68,
      labour: 979.2,
      rent: 585.06,
      staff: 280,
      admin: 120,
      tooling: 80,
      machines: 75,
    },
    breakEven: { packs: 42_815, withBank: 60_699 },
    months: 9.72,
  },
  // 4,752 m of one web 1.048 m wide: 150 × 34 + 1.34 × 120 × 33, ₹/t; one glue line of starch.
  // The cutter behind the single facer runs at its 60 m/min. The trim is 2 × 20 mm of a web.
  {
    query: 'style=shipper&from-reel=1',
    price: 5_000_000,
    sell: '22',
    total: 17_135.61,
    variable: 15.027444,
    fixedMonth: 421_632.67,
    perThousand: {
      'top-sheet': 6468.58,
      paper: 6725.36,
      glue: 864.53,
      starch: 168.08,
      steam: 0,
      packing: 200,
      print: 467.72,
      energy: 133.17,
      labour: 1140,
      rent: 616.08,
      staff: 175,
      admin: 75,
      tooling: 50,
      machines: 52.08,
    },
    breakEven: { packs: 66_793, withBank: 87_305 },
    months: 6.68,
  },
  // Liner of 150 gsm and 1.26 × 120 of fluting under 10,309 sheets of 539 × 861 mm.
  {
    query: 'style=pizza&strap-cost=0&starch-grams=0',
    price: 5_500_000,
    sell: '17',
    total: 13_191.23,
    variable: 12.318262,
    fixedMonth: 218_242.33,
    perThousand: {
      packing: 0,
      'top-sheet': 4100.97,
      corrugated: 6628.59,
      glue: 602.81,
      print: 925.76,
      energy: 60.13,
      labour: 393.6,
      rent: 193.54,
      staff: 140,
      admin: 60,
      tooling: 40,
      machines: 45.83,
    },
    breakEven: { packs: 52_315, withBank: 84_334 },
    months: 7.18,
  },
  // The plan has two of the first machine, each at its price, and two wrapping machines, each set up for one part. The
  // program had three, set up for both parts; without the third, its operator and helper (40,800 a month), its floor and
  // the load of the set-ups that are saved, 1,000 packs cost 408 + 144.90 + 165.85 less.
  {
    query: 'style=rigid',
    price: 6_000_000,
    sell: '19',
    total: 12_811.62,
    variable: 8.525272,
    fixedMonth: 428_635.2,
    perThousand: {
      packing: 0,
      greyboard: 5031.95,
      wraps: 1582.62,
      glue: 1040.26,
      tape: 199.92,
      print: 234.08,
      cutting: 15.63,
      energy: 420.81,
      labour: 2832,
      rent: 604.35,
      staff: 350,
      admin: 150,
      tooling: 100,
      machines: 250,
    },
    breakEven: { packs: 43_276, withBank: 67_165 },
    months: 22.75,
  },
  // 3,255 trays, 3,125 cases with their linings, 6 covers to a sheet; trays, cases and linings are glued with 70 g/m². Who notches the trays costs
  // ₹960 a day: ₹320 for 1,000 packs.
  {
    query: 'style=book',
    price: 6_500_000,
    sell: '42',
    total: 32_706.24,
    variable: 26.208043,
    fixedMonth: 487_364.93,
    perThousand: {
      packing: 0,
      greyboard: 6098.45,
      wraps: 2811.7,
      'case-board': 5563.06,
      lining: 951.81,
      glue: 2488.38,
      magnets: 7291.67,
      tape: 151.54,
      print: 312.11,
      cutting: 20.84,
      energy: 518.5,
      labour: 4320,
      rent: 1017.09,
      staff: 466.67,
      admin: 200,
      tooling: 133.33,
      machines: 361.11,
    },
    breakEven: { packs: 33_538, withBank: 51_776 },
    months: 23.03,
  },
  // 4,524 m of art paper 700 mm wide at ₹80/kg; four colours of flexo ink on it.
  {
    query: 'style=carry-bag',
    price: 7_000_000,
    sell: '10',
    total: 7200.73,
    variable: 6.005921,
    fixedMonth: 298_701.73,
    perThousand: {
      packing: 0,
      reel: 3800.16,
      glue: 229.61,
      handles: 1632.8,
      ink: 228.01,
      energy: 115.34,
      labour: 556.8,
      rent: 339.67,
      staff: 140,
      admin: 60,
      tooling: 40,
      machines: 58.33,
    },
    breakEven: { packs: 80_860, withBank: 121_595 },
    months: 12.17,
  },
  // Unprinted: 6,942 strokes of 3 × 260 + 4 × 5 by 340 + 5 mm of board of 300 gsm at ₹115/kg.
  {
    query: 'style=meal-box',
    price: 7_500_000,
    sell: '5.50',
    total: 3597.55,
    variable: 3.322861,
    fixedMonth: 137_346.6,
    perThousand: {
      packing: 0,
      reel: 3305.09,
      energy: 17.78,
      labour: 96,
      rent: 27.44,
      staff: 70,
      admin: 30,
      tooling: 20,
      machines: 31.25,
    },
    breakEven: { packs: 68_260, withBank: 146_494 },
    months: 9.11,
  },
]

it.each(JOBS)('computes the expected costs of $query to the paisa', ({ query, price, sell, months, ...figures }) => {
  const { costs } = planWithCosts(withWorkedInputs(`${withPrices(query, price, NOT_WORKED)}&sell=${sell}`), NOT_WORKED)
  expect(costs).toMatchObject({ ...figures, payback: { planned: months } })
  expect(Object.keys(costs.perThousand).sort()).toEqual(Object.keys(figures.perThousand).sort())
  expect(costs.warnings).toEqual([WITHOUT_BUYING])
})
