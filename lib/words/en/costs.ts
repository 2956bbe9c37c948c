import type { DefaultWords } from '../default-words'

/** Words of the costs below a plan. The browser fetches them with the planner's data. */
export const costs = {
  title: 'Words of the costs of a pack',
  texts: {
    basis:
      'An estimate from trade assumptions. Costs are without GST; the payback counts the GST on machines that never comes back.',
    basisWithTax:
      'An estimate from trade assumptions. GST on purchases is included, because you claim no input tax credit.',
    // Below the cost of a pack: what it is with all that a year of the report counts, once that year is known.
    whole: {
      known:
        'With depreciation, interest, selling and delivery: {cost} a pack in year 3, at {use} of the planned output.',
      missing:
        'Depreciation, interest, selling and delivery are not included: for them, enter all machine prices and a selling price above the cost.',
    },
    quote: 'Get a quote for these machines',
    // Follows `status`. {thousand} is a price with its ₹.
    lead: '{thousand} per 1,000',
    // Above the prices and wages that the cost is counted with
    standards: 'Counted at these prices and wages',
    // Opens what the figures count and leave out
    counted: 'What is counted, and what is not',
    weight: '{price} per kg of pack; a pack weighs {grams} g.',
    weightAround: '{price} per kg of pack; a pack weighs {grams} g, counted as the rectangle around its blank.',
    // Behind the weight of a pack whose board the line makes itself
    starch: 'Of that, {grams} g is starch.',
    status: '{pack} a pack',
    // Beside another machine for a step: what a pack costs on the plan with it, and on this one
    alternative: '{pack} a pack with it, {own} as planned, both without machines',
    // Beside the drawing of the hall, and of a hall that holds the machines; all numbers are m²
    hall: {
      floor:
        'Floor of the plant {area} m²: machines with aisles {machines} + ways, dispatch and office {around} + stores {stores}.',
      own: 'Your hall {area} m²: machines with aisles {machines} + stores, ways and the rest {around}.',
      holds: 'Your hall holds the machines with their aisles, stores and ways.',
      littleRoom:
        'Your hall holds the machines with their aisles, but not all stores and ways: these need about {needed} m², and {left} m² remain.',
    },
    // In the hall of a plan
    steamRate: 'Steam: about {rate} kg an hour while board is made, {kg} kg for each kg of paper.',
    units: {
      lakh: '{amount} lakh',
      crore: '{amount} crore',
    },
    items: {
      board: 'Board',
      'top-sheet': 'Printed top sheets',
      corrugated: 'Corrugated board',
      paper: 'Paper',
      greyboard: 'Greyboard',
      'case-board': 'Board of the case',
      wraps: 'Wraps',
      lining: 'Lining of the case',
      reel: 'Paper from the reel',
      bottoms: 'Cup bottoms',
      glue: 'Glue',
      starch: 'Starch',
      ink: 'Ink',
      varnish: 'Varnish',
      film: 'Film',
      foil: 'Hot foil',
      window: 'Window film',
      magnets: 'Magnets',
      handles: 'Handles',
      tape: 'Corner tape',
      wire: 'Stitching wire',
      packing: 'Packing material',
      print: 'Printing (job work)',
      cutting: 'Cutting (job work)',
      scrap: 'Scrap sold (credit)',
      energy: 'Electricity',
      demand: 'Electricity, fixed charge',
      steam: 'Steam fuel',
      labour: 'Labour',
      rent: 'Rent',
      staff: 'Supervisor and office',
      admin: 'Other overheads',
      tooling: 'Plates and dies',
      machines: 'Machine maintenance and insurance',
    },
    table: {
      caption: 'Cost by item, in rupees',
      rounded: 'Rounded amounts may not add up exactly.',
      item: 'Item',
      thousand: 'Per 1,000',
      day: 'A day',
      month: 'A month',
      share: 'Share',
      variable: 'Varies with output',
      fixed: 'Fixed every month',
      total: 'Total',
    },
    warnings: {
      withoutMachines:
        'Machine cost is not included yet: enter the price of each machine, or 0 for one you already own.',
      withoutBuying:
        'The purchase of the machines is not included; it is in the payback. Their maintenance and insurance are.',
      ownPrinting: 'Your own printing is not included: press, ink and plates.',
      // The shares are LEAST_YIELD and LEAST_MATERIAL in lib/trade/costs/warnings.ts.
      littleYield: 'Less than 1 % of the material leaves in packs. Check the sheet, the ups and the waste.',
      littleMaterial: 'Material is under 15 % of the cost. Check the quantity.',
      tooFew: 'At the planned output the line loses money. It breaks even with more packs.',
      tooFewForBank: 'At the planned output the line does not earn enough to pay its instalments and interest.',
      loss: 'Each pack loses {loss}; no quantity breaks even.',
      moratorium:
        'An interest-only period (moratorium) of {months} months leaves no time to repay. Shorten it or lengthen the loan.',
      unusual: '{cost} per pack looks unusual. Check the prices.',
    },
    form: {
      open: 'Use your own figures',
      title: 'Your figures',
      intro: 'Replace any figure; the cost is worked out again at once.',
      daysLink: 'Change the days',
      boardLink: 'Change the board',
      machines: 'Prices of the machines, from your quotations',
      machine: 'rupees, without GST',
      stays: 'What you type stays on this device. It goes into a link or an enquiry only if you put it there.',
      notKept: 'Your browser does not save data: what you typed is lost when you leave this page.',
      clear: 'Clear what I typed',
      restore: 'Bring back what I cleared',
      report: 'Figures for your bank',
      enquiry: 'Put my figures into the enquiry',
      services: 'Compressor and heating are in the cost of a pack: change them under ‘{group}’.',
      days: 'Wages, rent and overheads are spread over {days} working days a month, {year} a year.',
      several: '{count} needed: enter the price of one.',
    },
    // Stand below a field; `meaning` joins one of the `meanings` and one of the other hints.
    hints: {
      sell: 'What your customer pays, without GST. Needed to work out payback.',
      standard: 'Default {value}, from {least} to {most}: {source}',
      open: 'From {least} to {most}; leave blank to ignore',
      choice: 'Default {value}: {source}',
      meaning: '{meaning} {hint}',
    },
    // By the id of an input. Of the five years of `drawings` and `use`, only the first is explained.
    meanings: {
      'load-share': 'What the machines draw on average, as a share of their nameplate power.',
      'new-jobs': 'Of the job changes a day that the plan counts. A repeat uses its plates and dies again.',
      'fixed-charge-112': 'If your bill counts kVA of demand, divide that charge by the connected load.',
      'steam-cost': 'Briquettes, coal, gas or oil that heats the corrugating rolls and hot plates.',
      // The five years of `preop` are YEARS in lib/trade/costs/project.ts.
      preop:
        'Spent before production starts: registration, travel, trial runs, interest until then. Written off in five equal yearly parts.',
      'other-helpers':
        'Who carry stacks between machines, load and clean, a boiler attendant, an electrician. Each is paid a helper’s wage.',
      assets: 'Furniture, generator, lift truck, computers. Depreciated as the machines are.',
      'drawings-1': 'What you take out of the business in a year for yourself and your family.',
      contingency: 'A reserve for what turns out dearer.',
      'use-1': 'How much of the planned output is made and sold in that year.',
      margin: 'Your own money in the project, % of its cost.',
      moratorium: 'Months at the start in which you pay interest and no instalments.',
      tenor: 'From the day the bank pays out to the last instalment.',
      'stock-days': 'How many days of material lie in the store, whose area grows with them.',
      'process-days': 'How many days of work lie between the machines.',
      'goods-days': 'How many days of finished packs wait for dispatch, in a store that grows with them.',
      'debtor-days': 'Debtors are customers who have not paid yet: the days until they do.',
      'creditor-days': 'Creditors are suppliers you have not paid yet: the days until you do.',
      'gst-credit':
        'GST on purchases is set off against GST on sales. No: under the composition scheme, or without registration.',
    },
    groups: {
      material: 'Material',
      consumables: 'Consumables and bought work',
      running: 'People, power and hall',
      finance: 'Sales, loan and tax',
    },
    choices: {
      no: 'No',
      yes: 'Yes',
      kraft: 'Kraft paper',
      art: 'Art paper',
      whole: 'Whole shifts, a crew at every machine',
      moving: 'One crew that moves from machine to machine',
      used: 'Only the hours that machines run',
      wdv: 'Written-down value',
      straight: 'Straight line',
    },
    labour: {
      title: 'How labour is counted',
      thousand: 'per 1,000',
    },
    payback: {
      title: 'When the line pays',
      contribution: 'Contribution per pack, towards fixed costs',
      breakEven: 'Break-even quantity',
      withBank: 'Including instalments and interest',
      payback: 'Pays back in, at the full planned output',
      year3: 'At the output of year 3',
      never: 'Not at this price and quantity',
      paysNever: 'never pays back at this price and quantity',
      installed: 'Installed capacity',
      needsMachines: 'Instalments and payback need the price of each machine.',
      dscr: 'Lowest DSCR of a year: cash earned ÷ instalments and interest due',
      moves: 'What changes the result',
      // computeSensitivity in lib/trade/costs/cost-plan.ts counts with 10 %.
      less: '10 % less',
      more: '10 % more',
      material: 'Price of the main material',
      use: 'Packs sold',
      price: 'Selling price',
      none: 'Loss',
      months: {
        one: '{count} month',
        other: '{count} months',
      },
      aMonth: '{packs} packs a month',
      aDay: '{packs} packs a day',
      planned: 'of {planned} planned',
      inShort: 'pays back in {months} at full output',
      dscrInShort: 'lowest DSCR {dscr}',
      movesDscr: 'Lowest DSCR ({now} as planned)',
      movesPack: 'Contribution per pack ({now} as planned)',
    },
    enquiry: {
      opening: '(My figures: {figures})',
      line: '{label} {typed}',
    },
  },
} as const satisfies DefaultWords
