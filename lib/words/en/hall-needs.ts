/** What the hall of a machine must provide: its rows, and how some are written. Part of the words of a machine's page. */
export const hallNeeds = {
  title: 'What your hall must provide',
  power: 'Electricity',
  air: 'Compressed air',
  flow: '{litres} l/min ({cubicMetres} m³/h, {cfm} cfm) of free air',
  heat: 'Heat',
  heated: 'steam, thermic oil or electric',
  steam: 'Steam',
  steamRate: 'about {rate} kg/h at {speed} m/min on full width',
  floor: 'Floor with aisles',
  withAisle: '{length} × {width} m, {aisle} m free all round',
  load: 'Load on the floor',
  mean: '{load} kg/m² on average',
  others: 'Also',
  note: 'For planning; we confirm connections, floor and foundation in your quote.',
} as const
