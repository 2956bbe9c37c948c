/** What a machine does in a day for the first sample that is planned on it. Part of the words of a machine's page. */
export const jobLine = {
  title: 'What it means for your job',
  text: '{name}, {packs} a day: {result}',
  hours: {
    one: '{hours} h with set-up',
    other: '{hours} h with set-up on each of {count} machines',
  },
  people: {
    one: '{count} person',
    other: '{count} people',
  },
  ups: '{ups} on a sheet',
  hourly: {
    one: 'about {packs} packs an hour while it runs',
    other: 'about {packs} packs an hour each while they run',
  },
  byHand: 'fed by hand',
} as const
