/** @jest-environment node */
import {
  NOT_WORKED,
  planWithCosts,
  WITHOUT_BUYING,
  withPrices as withPricesOf,
  withWorkedInputs,
} from '@/__tests__/support/plan-costs'

// Each job was worked by hand, outside of this code, with the formulas of docs/decisions/0047-what-a-pack-costs.md and
// the inputs that were the defaults then: __tests__/support/worked-inputs.ts, and else those of
// content/line/costs.yaml. The prices of machines and packs are invented. Work days are 25 a month; a shift runs for 8
// h × 0.85 = 24,480 s.

/** The report of a query, with the inputs and the machines with which the jobs were worked. */
const plan = (query: string) => planWithCosts(withWorkedInputs(query), NOT_WORKED)
const withPrices = (query: string, first: number) => withPricesOf(query, first, NOT_WORKED)

// `own-ups=15` and `crew-glue=2`: these costs were worked when blanks lay on a sheet as rectangles, whose rows did not
// interlock, and with two people at the folder gluer.
const CARTONS = 'style=tuck&l=60&w=25&h=110&gsm=300&sheet=1020x720&own-ups=15&quantity=20000&crew-glue=2'
const BOXES = 'style=rsc&l=400&w=300&h=300&flute=BC&quantity=5000'
const BAGS = 'style=sos-bag&l=260&w=140&h=320&gsm=80&colours=2&quantity=8000'

/**
 * A day of each job: `machines` is the price of all in ₹, `installed` the packs of a day that the slowest step could
 * make, `hall` in m². The staff is ₹35,000 a month, administration 15,000; of one job a day, a tenth is new and costs 4,000
 * in tooling; energy is ₹8.50 a kWh; wages are 20,000 and 14,000 and 20 % on them; rent is ₹200 a month for a m² of 1.6 ×
 * the hall; maintenance and insurance of the machines are 2.5 % of their price a year.
 */
const DAYS = [
  // 20,000 / 0.99 = 20,203 seams of 110 mm, with 2 g/m at ₹90/kg; / 15 = 1,347, / 0.98 = 1,375, / 0.98 = 1,404 sheets
  // of 1.02 × 0.72 m and 300 gsm = 309.3293 kg at ₹42; 1,404 × 4 colours × 0.22.
  {
    query: CARTONS,
    machines: 4_000_000,
    perThousand: 1200.32,
    withoutMachines: 1183.65,
    installed: 172_277,
    kWh: 47.6871,
    people: { operators: 3, helpers: 2 },
    hall: 157.53,
    day: {
      packing: 0,
      board: 12_991.83,
      glue: 400.02,
      print: 1235.52,
      energy: 405.34,
      labour: 4224,
      rent: 2016.38,
      staff: 1400,
      admin: 600,
      tooling: 400,
      machines: 333.33,
    },
    dayTotal: 24_006.43,
  },
  // 5,000 / 0.99 = 5,051, / 0.98 = 5,155 sheets of 1.46 × 0.621 m and 150 + 1.34 × 120 + 120 + 1.44 × 120 + 150 = 753.6
  // gsm at ₹47/kg; ink on 20 % of their area, 3 g/m² for each of 2 colours at ₹300/kg; 5,051 × 6 stitches of 0.3 g at
  // ₹85/kg; two straps at ₹1 on each of 500 bundles.
  {
    query: `${BOXES}&starch-grams=0`,
    machines: 5_950_000,
    perThousand: 36_144.81,
    withoutMachines: 36_045.65,
    installed: 18_827,
    kWh: 95.1126,
    people: { operators: 3, helpers: 3 },
    hall: 244.14,
    day: {
      corrugated: 165_543.4,
      ink: 1682.58,
      wire: 772.8,
      packing: 1000,
      energy: 808.46,
      labour: 4896,
      rent: 3124.99,
      staff: 1400,
      admin: 600,
      tooling: 400,
      machines: 495.83,
    },
    dayTotal: 180_724.07,
  },
  // 5,155 × 1.46 = 7,527, / 0.98 = 7,681 m of 0.621 m; for a m² 0.15 × ₹35 + 1.34 × 0.12 × 33 + 0.12 × 33 + 1.44 × 0.12
  // × 33 + 0.15 × 34 = ₹25.3188 of paper, with 2 × 20 mm of trim for each two of 621 mm, and four glue lines of 6 g of starch at ₹45/kg. The corrugator of the 5-ply
  // model has 350 kW and is 80 m long; it runs two webs side by side for 2,195 s, and is set up for 3,600 s. The hall
  // is 112.3 × 10 m.
  {
    query: `${BOXES}&from-reel=1`,
    machines: 25_950_000,
    perThousand: 33_240.76,
    withoutMachines: 32_808.26,
    installed: 18_827,
    kWh: 404.9841,
    people: { operators: 4, helpers: 10 },
    hall: 1123,
    day: {
      paper: 124_657.64,
      starch: 5151.49,
      ink: 1682.58,
      wire: 772.8,
      packing: 1000,
      energy: 3442.36,
      labour: 10_560,
      steam: 0,
      rent: 14_374.4,
      staff: 1400,
      admin: 600,
      tooling: 400,
      machines: 2162.5,
    },
    dayTotal: 166_203.78,
  },
  // 8,000 / 0.98 = 8,164 bags, 3 g of glue in each at ₹75/kg; × 0.41 = 3,348 m, / 0.98 = 3,417 m of 0.83 m are printed,
  // ink as above; / 0.99 = 3,452 m slit, of 80 gsm at ₹46/kg.
  {
    query: BAGS,
    machines: 5_900_000,
    perThousand: 2921.83,
    withoutMachines: 2860.38,
    installed: 39_508,
    kWh: 61.4518,
    people: { operators: 3, helpers: 3 },
    hall: 129.92,
    day: {
      packing: 0,
      reel: 10_543.79,
      ink: 1021,
      glue: 1836.9,
      energy: 522.34,
      labour: 4896,
      rent: 1662.98,
      staff: 1400,
      admin: 600,
      tooling: 400,
      machines: 491.67,
    },
    dayTotal: 23_374.67,
  },
]

describe.each(DAYS)('$query', ({ query, machines, perThousand, withoutMachines, ...figures }) => {
  it('costs what was worked by hand, to the paisa', () => {
    const { costs } = plan(withPrices(query, machines))
    expect(costs).toMatchObject(figures)
    expect(Object.keys(costs.day).sort()).toEqual(Object.keys(figures.day).sort())
    expect([costs.total, costs.warnings]).toEqual([perThousand, [WITHOUT_BUYING]])
  })

  it('leaves out machines without a price, and says so', () => {
    const { costs } = plan(query)
    expect(costs).toMatchObject({ total: withoutMachines, payback: null, loan: null, years: [] })
    expect(costs.warnings).toEqual([
      'Machine cost is not included yet: enter the price of each machine, or 0 for one you already own.',
    ])
    expect(plan(withPrices(query, 0)).costs).toMatchObject({ day: { machines: 0 }, warnings: [] })
  })
})

it.each([
  // (3 operators × 20,000 + 2 helpers × 14,000) × 1.2 / 25.
  ['whole', 4224, 211.2],
  // One crew of two people, as the die cutter and the gluer need: (20,000 + 14,000) × 1.2 / 25.
  ['moving', 1632, 81.6],
  // Die cutting, separating and gluing take an operator 4,543 + 4,224 + 6,024 s, and a helper 4,543 + 6,024 s:
  // (14,791 × 20,000 + 10,567 × 14,000) / 24,480 × 1.2 / 25.
  ['used', 870.11, 43.51],
])("computes the wages of a day and of 1,000 packs if labour is counted as '%s'", (labour, day, perThousand) => {
  const { costs } = plan(`${CARTONS}&labour=${labour}`)
  expect([costs.day.labour, costs.perThousand.labour]).toEqual([day, perThousand])
  // Only wages by the hours used grow with the packs, and are a part of the variable cost of a pack: board, glue,
  // printing and energy are 15,032.71 / 20,000, with wages 15,902.82 / 20,000.
  expect(costs.variable).toBe(labour === 'used' ? 0.795141 : 0.751635)
})

it.each<[string, Record<string, number>]>([
  // 8,500 trays of 260 × 175 mm of 2 mm, 1,260 gsm, from sheets of which 92 % are used, at ₹38/kg; 1,064 sheets of 915
  // × 635 mm of 128 gsm at ₹80/kg, × 4 colours × 0.22; 1,042 of them cut for ₹60 per 1,000; 8,330 × 4 corners of 40 mm
  // at ₹0.60/m.
  ['style=rigid', { greyboard: 20_127.82, wraps: 6330.48, print: 936.32, cutting: 62.52, tape: 799.68 }],
  // 4,145 m of a reel 779 mm wide, 230 gsm at ₹92/kg; 102,041 bottoms of 76 × 76 mm, 200 gsm at ₹80/kg; ink on 20 % of
  // the reel, 3 g/m² for each of 2 colours at ₹300/kg.
  ['style=cup', { reel: 68_324.69, bottoms: 9430.22, ink: 1162.42 }],
  // A die of 17 cups, whose layout is not known: 3,439 m of a reel 950 mm wide.
  ['style=cup&own-ups=17', { reel: 69_130.78 }],
  // 2,834 sheets of 1.12 × 1.598 m of 250 gsm at ₹42/kg. Half of 9,245 m for each letter, 1.12 m wide; for a m² of B
  // ₹1.34 × 0.12 × 33 + 0.12 × 33, and of C 1.44 × 0.12 × 33 + 0.15 × 34; with 2 × 20 mm of trim, one across.
  ['style=shipper&from-reel=1&flute=BC', { 'top-sheet': 53_257.89, paper: 107_610.91 }],
  // Film on 1,448 sheets of 1.02 × 0.72 m at ₹6/m²; 4.5 g/m² of varnish on 1,433 at ₹250/kg; foil at ₹28/m² on 10 % of
  // 15 blanks of 185 × 190 mm on each of 1,418; 20,408 windows of 15 % of a blank at ₹8/m²; 1,478 sheets × 4 colours ×
  // 0.22.
  [
    `${CARTONS}&window=1&film=1&coat=1&foil=1`,
    { film: 6380.47, varnish: 1183.94, foil: 2093.39, window: 860.81, print: 1300.64 },
  ],
  // 3,255 trays of 320 × 270 mm of 2.5 mm, 1,575 gsm, / 0.92, and 3,125 cases of 429 × 208 mm, at ₹38/kg; 1,064 sheets
  // of 1,016 × 762 mm of 128 gsm at ₹80/kg, for wraps and covers; 3,125 × 4 magnets at ₹1.75; 70 g/m² of glue at
  // ₹110/kg on 3,093 wraps of 365 × 315 mm and as many covers of 459 × 238 mm; 3,125 linings as large as the cases.
  [
    'style=book',
    {
      greyboard: 18_295.36,
      'case-board': 16_689.17,
      wraps: 8435.1,
      lining: 2855.42,
      magnets: 21_875,
      glue: 7465.13,
    },
  ],
  // 4,166 boards of 1,106 × 1,048 mm of 1.34 × 120 + 150 gsm at ₹46/kg, under 4,252 printed sheets of 250 gsm at
  // ₹42/kg, with 90 g/m² of glue at ₹14/kg; and 8,081 joints of 286 mm with 4 g/m at ₹90/kg.
  ['style=shipper&starch-grams=0', { corrugated: 69_035.82, 'top-sheet': 51_748.64, glue: 6916.26 }],
  // 15,152 cartons with four seams of 50 mm, 2 g/m at ₹90/kg; and the buyer's hall of 600 m² at ₹200 a month.
  ['style=four-corner&hall=30x20', { glue: 545.47, rent: 4800 }],
  // 15,462 strokes of 2 × 364 + 3 × 5 by 503 + 5 mm of 100 gsm at ₹68/kg; 0.8 g of glue at ₹80/kg in each of 30,304.
  ['style=envelope', { reel: 39_685.07, glue: 1939.46 }],
])('computes the material of %s', (query, day) => expect(plan(query).costs.day).toMatchObject(day))

it("drops the board that a printer supplies, sells waste, and uses the buyer's price of the main material", () => {
  const { costs } = plan(`${CARTONS}&print-with-board=yes`)
  expect([costs.day.board, costs.day.print]).toEqual([undefined, 1235.52])
  // 309.3293 kg bought, less 20,000 × 0.026615 m² × 300 gsm = 159.69 kg in packs, at ₹10.
  expect(plan(`${CARTONS}&scrap=10`).costs.day.scrap).toBe(-1496.39)
  // 309.3293 kg at ₹84.
  expect(plan(`${CARTONS}&price-own=84`).costs.day.board).toBe(25_983.66)
})

describe('a loan for the line of bags', () => {
  const { costs } = plan(`${withPrices(BAGS, 5_900_000)}&sell=4.90&deposit=0`)

  it('pays back and breaks even', () => {
    expect(costs).toMatchObject({
      contribution: 3.012496,
      breakEven: { packs: 78_429, withBank: 116_586 },
      payback: { planned: 16.92, year3: 25.21 },
      averageDscr: 1.69,
      breakEvenShare: 0.6767,
      // The surpluses less the working capital that years 2 and 3 add; year 1 has 43,462.08 of its fixed cost in stock.
      irr: 0.2654,
      project: {
        fixedCapital: 6_195_000,
        workingCapital: 1_007_700.4,
        ownMoney: 1_800_675.1,
        loan: 4_646_250,
        cashCredit: 755_775.3,
      },
    })
  })

  /** What is sold and spent in each of the years 3 to 5. */
  const sold = {
    packs: 1_920_000,
    sales: 9_408_000,
    variable: 3_341_766.9,
    freight: 282_240,
    surplus: 2_948_800.3,
    cashCreditInterest: 104_667.66,
  }

  it.each([
    {
      year: 1,
      packs: 1_440_000,
      sales: 7_056_000,
      variable: 2_506_325.17,
      freight: 211_680,
      surplus: 1_546_264.11,
      loanInterest: 478_869.18,
      depreciation: 929_250,
      cashCreditInterest: 79_356.41,
      pat: 44_091.39,
      principal: 415_056.96,
      loanBalance: 4_231_193.04,
      dscr: 1.62,
    },
    {
      year: 2,
      packs: 1_680_000,
      sales: 8_232_000,
      variable: 2_924_046.04,
      freight: 246_960,
      surplus: 2_225_801.16,
      // Material of the year for 20 days in stock less 15 until suppliers are paid, what is spent in the factory for 2
      // days in process and 5 of finished goods, and sales for 45 days until customers pay: (28,14,355 × 5 + 51,59,239
      // × 7 + 82,32,000 × 45) / 360, of which 75 % are borrowed at 10.5 %.
      cashCreditInterest: 92_012.03,
      loanInterest: 401_868.6,
      depreciation: 789_862.5,
      pat: 706_543.52,
      principal: 898_127.4,
      loanBalance: 3_333_065.64,
      dscr: 1.46,
    },
    {
      year: 3,
      ...sold,
      // The depreciation is 671,383.125, rounded half up.
      loanInterest: 302_891.86,
      depreciation: 671_383.13,
      pat: 1_402_393.24,
      principal: 997_104.14,
      loanBalance: 2_335_961.5,
      dscr: 1.82,
    },
    {
      year: 4,
      ...sold,
      loanInterest: 193_007.54,
      depreciation: 570_675.66,
      pat: 1_560_337.08,
      principal: 1_106_988.46,
      loanBalance: 1_228_973.04,
      dscr: 1.78,
    },
    {
      year: 5,
      ...sold,
      loanInterest: 71_013.57,
      depreciation: 485_074.31,
      pat: 1_716_033.57,
      principal: 1_228_973.04,
      loanBalance: 0,
      dscr: 1.74,
    },
  ])('has the sales, the loan and the profit of year $year', worked => {
    const own = costs.years[worked.year - 1]
    expect(own).toMatchObject(worked)
    expect(own).toMatchObject({ fixed: 2_835_192.8, guarantee: 0 })
  })

  it('has a schedule of whole rupees that ends at 0', () => {
    const { emi, schedule = [] } = costs.loan ?? {}
    expect(emi).toBe(108_333)
    expect(schedule).toHaveLength(60)
    const [first, last] = [schedule.at(0), schedule.at(-1)]
    // 4,646,250 × 10.5 % / 12: the first six months are interest alone.
    expect(first).toMatchObject({ interest: 40_654.69, principal: 0 })
    expect(last?.closing).toBe(0)
  })

  // As on the page, rounded down: 1.3574 becomes 1.35.
  it('computes the lowest and the average DSCR for less and more of material price, use and selling price', () => {
    expect(costs.sensitivity).toEqual([
      { input: 'material', less: { lowest: 1.58, average: 1.83 }, more: { lowest: 1.35, average: 1.54 } },
      { input: 'use', less: { lowest: 1.16, average: 1.37 }, more: { lowest: 1.74, average: 2.01 } },
      { input: 'price', less: { lowest: 0.88, average: 1.17 }, more: { lowest: 1.91, average: 2.2 } },
    ])
  })

  it('adds GST if the buyer takes no credit, and otherwise computes how much of it is locked up', () => {
    const query = `${withPrices(BAGS, 5_900_000)}&sell=4.90&deposit=0&gst-in=18&gst-machine=18`
    expect(plan(`${query}&gst-credit=no`).costs.project).toMatchObject({ gst: 1_115_100, fixedCapital: 7_310_100 })
    expect(plan(`${query}&gst-credit=no`).costs.day.reel).toBe(12_441.67)
    // At 5 % on packs, nothing is left to set that on machines off against: in two months the GST on what is bought for
    // 60 % of 25 days, 13,401.69 × 15 × 18 %, less that on 120,000 packs sold, × 4.90 × 5 %.
    expect(plan(`${query}&gst-out=5`).costs.gstLocked).toBe(13_569.12)
    expect(plan(`${query}&gst-out=5`).costs.project).toMatchObject({ gst: 1_115_100, machineTax: 0 })
    // 18 % on 6,195,000 for the machines.
    expect(plan(`${query}&gst-out=18`).costs.gstLocked).toBe(1_115_100)
    expect(plan(`${query}&gst-out=18`).costs.project).toMatchObject({ gst: 0, machineTax: 1_115_100 })
    // The GST rate of envelopes is not known.
    expect(plan(`${withPrices('style=envelope&gst-out=', 1)}&sell=9`).costs.gstLocked).toBeNull()
  })
})

it('says that a price below the cost of a pack breaks even at no quantity', () => {
  const { costs } = plan(`${withPrices(BAGS, 5_900_000)}&sell=1.50`)
  expect(costs).toMatchObject({ contribution: -0.285504, breakEven: null, payback: null, loan: null, years: [] })
  expect(costs.warnings).toEqual([WITHOUT_BUYING, 'Each pack loses ₹0.29; no quantity breaks even.'])
})
