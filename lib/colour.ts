/** The red, green and blue of a colour '#RRGGBB', each 0 to 255. */
export function readChannels(colour: string): [red: number, green: number, blue: number] {
  const read = (start: number) => Number.parseInt(colour.slice(start, start + 2), 16)
  return [read(1), read(3), read(5)]
}
