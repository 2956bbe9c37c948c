/** @jest-environment node */
import { type PastedFigure, readPastedTable } from '@/lib/content/files/pasted-table'

type Row = [row: string, name: string, fields: Omit<PastedFigure, 'name'>]

/** Rows as Indian and Chinese suppliers write them, and how an expert reads them. */
const READ: Row[] = [
  // Weights
  ['Weight | 2,500 Kgs.', 'Weight', { value: 2500, unit: 'kg' }],
  ['Machine weight 1800 kg approx.', 'Machine weight', { about: 1800, unit: 'kg' }],
  ['Weight in kgs\t2500', 'Weight', { value: 2500, unit: 'kg' }],
  ['Net Weight : 3.5 Ton', 'Net Weight', { value: 3.5, unit: 't' }],
  ['Gross weight\tAbout 4.2T', 'Gross weight', { about: 4.2, unit: 't' }],
  ['Total weight (T)\t16.5', 'Total weight', { value: 16.5, unit: 't' }],
  ['Machine Weight: 1850 KGS (Approx)', 'Machine Weight', { about: 1850, unit: 'kg' }],
  ['Approx. Weight\t1,25,000 kg', 'Approx. Weight', { value: 125_000, unit: 'kg' }],
  ['Weight\t≈2800kg', 'Weight', { about: 2800, unit: 'kg' }],
  ['● Machine weight 2 MT', 'Machine weight', { value: 2, unit: 't' }],
  ['Weight：3500kg', 'Weight', { value: 3500, unit: 'kg' }],
  ['Weight\t1 850 kg', 'Weight', { value: 1850, unit: 'kg' }],
  ['Machine weight\tkg\t4500', 'Machine weight', { value: 4500, unit: 'kg' }],
  ['Weight :\t950 Kg', 'Weight', { value: 950, unit: 'kg' }],
  // Sizes of machines
  [
    'Overall dimension (L×W×H) 14500*1850*1500mm',
    'Overall dimension (L×W×H)',
    { size: [14_500, 1850, 1500], unit: 'mm' },
  ],
  ['Machine size：L5800×W4250×H2200mm', 'Machine size', { size: [5800, 4250, 2200], unit: 'mm' }],
  ['Dimension (L*W*H)\t2500×1800×1700（mm）', 'Dimension (L*W*H)', { size: [2500, 1800, 1700], unit: 'mm' }],
  ['Machine dimension(mm)\t4600x1900x1650', 'Machine dimension', { size: [4600, 1900, 1650], unit: 'mm' }],
  ['Floor space\t12 ft x 6 ft', 'Floor space', { size: [12, 6], unit: 'ft' }],
  ["Space required 20' x 10'", 'Space required', { size: [20, 10], unit: 'ft' }],
  ['Overall size\t8.5m×2.2m×1.9m', 'Overall size', { size: [8.5, 2.2, 1.9], unit: 'm' }],
  ['Outline size (L*W*H)\t3200mm*1200mm*1800mm', 'Outline size (L*W*H)', { size: [3200, 1200, 1800], unit: 'mm' }],
  // Speeds
  ['Speed | 220 m/min (max)', 'Speed', { upTo: 220, unit: 'm/min' }],
  ['Max. Speed: 8000 s/h', 'Max. Speed', { value: 8000, unit: 'sheets/h' }],
  ['Max speed\t7500 sheets/hr', 'Max speed', { value: 7500, unit: 'sheets/h' }],
  ['Mechanical speed\t≤300m/min', 'Mechanical speed', { upTo: 300, unit: 'm/min' }],
  ['Production speed 60-80 pcs/min', 'Production speed', { range: [60, 80], unit: 'pcs/min' }],
  ['Production capacity\t45-55 pcs per minute', 'Production capacity', { range: [45, 55], unit: 'pcs/min' }],
  ['Output\t80～100pcs/min', 'Output', { range: [80, 100], unit: 'pcs/min' }],
  ['• Working speed: 20-120 m/min.', 'Working speed', { range: [20, 120], unit: 'm/min' }],
  ['Production Speed\tUp to 150 bags/min', 'Production Speed', { upTo: 150, unit: 'bags/min' }],
  ['Speed\t4,000 Sheets/Hour', 'Speed', { value: 4000, unit: 'sheets/h' }],
  ['Speed: 30 to 40 strokes per minute', 'Speed', { range: [30, 40], unit: 'strokes/min' }],
  ['Max. linear speed\t200 mtr/min', 'Max. linear speed', { value: 200, unit: 'm/min' }],
  ['Production\t4000 - 5000 pcs / hr', 'Production', { range: [4000, 5000], unit: 'pcs/h' }],
  ['Speed\t120 cuts/min max.', 'Speed', { upTo: 120, unit: 'cuts/min' }],
  ['Machine Speed\t0-180 m/min', 'Machine Speed', { range: [0, 180], unit: 'm/min' }],
  ['Folding speed Max 300 m/min', 'Folding speed', { upTo: 300, unit: 'm/min' }],
  ['Line speed\t150 MPM', 'Line speed', { value: 150, unit: 'm/min' }],
  ['Capacity\t50-60 cups/min', 'Capacity', { range: [50, 60], unit: 'pcs/min' }],
  ['Max speed (sheets/hour)\t5000', 'Max speed', { value: 5000, unit: 'sheets/h' }],
  ['Motor speed 1440 RPM', 'Motor speed', { value: 1440, unit: 'rpm' }],
  ['Speed\t10000 pcs/h (A4 size)', 'Speed', { value: 10_000, unit: 'pcs/h', condition: 'A4 size' }],
  ['Feeding speed: 8,000 S.P.H.', 'Feeding speed', { value: 8000, unit: 'sheets/h' }],
  ['Speed range\t20 – 100 (m/min)', 'Speed range', { range: [20, 100], unit: 'm/min' }],
  ['Capacity 1000 kg/hr', 'Capacity', { value: 1000, unit: 'kg/h' }],
  // Power
  ['Total power (kW) 12.5', 'Total power', { value: 12.5, unit: 'kW' }],
  ['Main motor\t7.5KW', 'Main motor', { value: 7.5, unit: 'kW' }],
  ['5. Motor\t3 HP', 'Motor', { value: 3, unit: 'HP' }],
  ['Power\t5 H.P.', 'Power', { value: 5, unit: 'HP' }],
  ['Main Motor Power: 2HP / 1.5kW', 'Main Motor Power', { value: 2, unit: 'HP' }],
  ['Heating power\t6 kw x 2', 'Heating power', { value: 6, times: 2, unit: 'kW' }],
  ['Total connected load 15 HP (11 kW)', 'Total connected load', { value: 15, unit: 'HP' }],
  ['Power\t1 HP single phase', 'Power', { value: 1, unit: 'HP', condition: 'single phase' }],
  ['Power\t5,5 kW', 'Power', { value: 5.5, unit: 'kW' }],
  ['Main power\tKW\t11', 'Main power', { value: 11, unit: 'kW' }],
  ['Power KW\t4.5', 'Power', { value: 4.5, unit: 'kW' }],
  ['Current\t16 Amp', 'Current', { value: 16, unit: 'A' }],
  // Supply
  ['Power supply 380V/50Hz/3 phase', 'Power supply', { text: '380V/50Hz/3 phase' }],
  ['Voltage 415 V ± 5%', 'Voltage', { text: '415 V ± 5%' }],
  ['Voltage\t220V', 'Voltage', { value: 220, unit: 'V' }],
  ['Power Supply\t3 Phase, 415 V, 50 Hz', 'Power Supply', { text: '3 Phase, 415 V, 50 Hz' }],
  ['Electrical: 440V AC, 3 Ph, 50 Hz', 'Electrical', { text: '440V AC, 3 Ph, 50 Hz' }],
  ['Voltage\t380V 50HZ 3P', 'Voltage', { text: '380V 50HZ 3P' }],
  ['Power source\t220/380V 50/60Hz', 'Power source', { text: '220/380V 50/60Hz' }],
  ['Voltage (V)\t380', 'Voltage', { value: 380, unit: 'V' }],
  ['Frequency\t50Hz', 'Frequency', { value: 50, unit: 'Hz' }],
  ['Phase\tThree phase', 'Phase', { text: 'Three phase' }],
  // Air, noise, heat
  ['Air pressure 0.6 MPa', 'Air pressure', { value: 0.6, unit: 'MPa' }],
  ['Air pressure\t6 bar', 'Air pressure', { value: 6, unit: 'bar' }],
  ['Air Requirement\t6-8 kg/cm²', 'Air Requirement', { range: [6, 8], unit: 'kg/cm²' }],
  ['Air consumption (m3/h)\t12', 'Air consumption', { value: 12, unit: 'm³/h' }],
  ['Vacuum pump\t100㎥/h', 'Vacuum pump', { value: 100, unit: 'm³/h' }],
  ['Noise\t≤80dB', 'Noise', { upTo: 80, unit: 'dB(A)' }],
  ['Noise level < 75 dB(A)', 'Noise level', { upTo: 75, unit: 'dB(A)' }],
  ['Working temperature\t0-40℃', 'Working temperature', { range: [0, 40], unit: '°C' }],
  ['Heating temperature\tMax. 200 deg C', 'Heating temperature', { upTo: 200, unit: '°C' }],
  ['Ambient: -5 to +40 °C', 'Ambient', { range: [-5, 40], unit: '°C' }],
  ['Humidity\t45%-85%', 'Humidity', { range: [45, 85], unit: '%' }],
  // Paper, board, packs
  ['Max sheet size 1050 × 750 mm', 'Max sheet size', { size: [1050, 750], unit: 'mm' }],
  ['Min. paper size (mm) 120x140', 'Min. paper size', { size: [120, 140], unit: 'mm' }],
  ['Max. sheet size\tmm\t1050×750', 'Max. sheet size', { size: [1050, 750], unit: 'mm' }],
  ['Paper thickness 200-800 gsm', 'Paper thickness', { range: [200, 800], unit: 'gsm' }],
  ['Corrugated 1.5 to 7 mm', 'Corrugated', { range: [1.5, 7], unit: 'mm' }],
  ['Paper weight\t80-200g/㎡', 'Paper weight', { range: [80, 200], unit: 'gsm' }],
  ['Paper GSM\t60 to 120', 'Paper GSM', { range: [60, 120], unit: 'gsm' }],
  ['Paper\t80-120 gsm kraft paper', 'Paper', { range: [80, 120], unit: 'gsm', condition: 'kraft paper' }],
  ['Max. reel diameter\tΦ1300mm', 'Max. reel diameter', { value: 1300, unit: 'mm' }],
  ['Core inner diameter\t76mm (3")', 'Core inner diameter', { value: 76, unit: 'mm' }],
  ['Die-cutting accuracy ≤±0.1mm', 'Die-cutting accuracy', { plusMinus: 0.1, unit: 'mm' }],
  ['Registration accuracy: +/- 0.15 mm', 'Registration accuracy', { plusMinus: 0.15, unit: 'mm' }],
  ['Cup capacity\t55 ml to 330 ml', 'Cup capacity', { range: [55, 330], unit: 'ml' }],
  ['Bag length (mm)\t190–430', 'Bag length', { range: [190, 430], unit: 'mm' }],
  ['Cylinder size 22½ x 28 inch', 'Cylinder size', { size: [22.5, 28], unit: 'inch' }],
  [
    'Pile height\tMaximum 1300 mm (including pallet)',
    'Pile height',
    { upTo: 1300, unit: 'mm', condition: 'including pallet' },
  ],
  ['Bed size 30 x 40 inch', 'Bed size', { size: [30, 40], unit: 'inch' }],
  ['Pressure\t300 Tons (max.)', 'Pressure', { upTo: 300, unit: 't' }],
  ['Glue tank\t25 Ltr.', 'Glue tank', { value: 25, unit: 'litres' }],
  // Counts and words
  ['No. of heads\t2 Nos.', 'No. of heads', { count: 2 }],
  ['Printing colours\t4 colours', 'Printing colours', { count: 4, of: 'colours' }],
  ['Operators required\t2-3', 'Operators required', { count: [2, 3] }],
  ['Warranty\t12 months', 'Warranty', { count: 12, of: 'months' }],
  ['Delivery time\t30-45 days', 'Delivery time', { count: [30, 45], of: 'days' }],
  ['Model\tZB-1200', 'Model', { text: 'ZB-1200' }],
  ['Automation Grade\tSemi-Automatic', 'Automation Grade', { text: 'Semi-Automatic' }],
]

/** Rows that are not clearly one figure. */
const REFUSED: [row: string, sentence: string][] = [
  ['Weight\t2500', "'2500' has no unit. Write it behind the number, or 'No. of' before the name of what is counted"],
  ['Speed\t40-60', "'40-60' has no unit. Write it behind the number, or 'No. of' before the name of what is counted"],
  ['Weight: 1.800 kg', "'1.800 kg' has a point that may part thousands. Write 1800 or 1.8"],
  [
    'Air source\t0.6-0.8 MPa, 0.3 m³/min',
    "'0.6-0.8 MPa, 0.3 m³/min' has 2 measures. Paste a row, with a name, for each of '0.6-0.8 MPa' and '0.3 m3/min'",
  ],
  [
    'Power\t380V,50Hz,12kW',
    "'380V,50Hz,12kW' has 3 measures. Paste a row, with a name, for each of '380V' and '50Hz' and '12kW'",
  ],
  [
    'Max/Min sheet size\t1040×720mm / 360×290mm',
    "'1040×720mm / 360×290mm' has 2 measures. Paste a row, with a name, for each of '1040x720mm' and '360x290mm'",
  ],
  ['Max. pressure 2.5 MN', "'MN' is not a unit we know. Write one that we know, or add the row in words by hand"],
  [
    'Power consumption\t4 kW/hr',
    "'kW/hr' is not a unit we know. Write one that we know, or add the row in words by hand",
  ],
  [
    'Speed (m/min)\t120\t150\t180',
    'it has more than three columns. Paste the name, the value and the unit; of several models, one',
  ],
  ['TECHNICAL PARAMETERS', 'it is a heading. Of a figure, paste the value too'],
  [
    'Price\t₹ 4,50,000',
    "'₹ 4,50,000' has no unit. Write it behind the number, or 'No. of' before the name of what is counted",
  ],
  [
    'Thickness tolerance\t+0.2/-0.1 mm',
    "'+0.2/-0.1 mm' is not one figure for certain. Write one number or range and its unit, or add it by hand",
  ],
]

it.each(READ)('reads %j', (row, name, fields) => {
  const { figures, problems } = readPastedTable(row)
  expect(problems).toEqual([])
  expect(figures.map(({ quantity: _, ...figure }) => figure)).toEqual([{ name, ...fields }])
})

it.each(REFUSED)('refuses %j, and says what to write', (row, sentence) => {
  expect(readPastedTable(row)).toEqual({
    figures: [],
    problems: [expect.stringContaining(` is left out: ${sentence}`)],
  })
})
