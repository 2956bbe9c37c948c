/** Turns JSON into a typed value, or throws an Error that describes what is wrong with it. */
export type Parse<Value> = (json: unknown) => Value

/** Parses a JSON object without checking its fields; throws if it is anything else. */
export function parseRecord(json: unknown): Record<string, unknown> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new Error('Not an object')
  return json as Record<string, unknown>
}

/** Parses a string; throws if it is anything else. */
export function parseText(json: unknown): string {
  if (typeof json !== 'string') throw new Error('Not a text')
  return json
}

/** Parses a number; throws if it is anything else. */
export function parseNumber(json: unknown): number {
  if (typeof json !== 'number') throw new Error('Not a number')
  return json
}

/** Parses a boolean; throws if it is anything else. */
export function parseBoolean(json: unknown): boolean {
  if (typeof json !== 'boolean') throw new Error('Neither true nor false')
  return json
}

/** Creates a parser for lists; `parse` is applied to each entry. */
export function arrayOf<Value>(parse: Parse<Value>): Parse<Value[]> {
  return json => {
    if (!Array.isArray(json)) throw new Error('Not a list')
    return json.map(entry => parse(entry))
  }
}

/** Creates a parser for values that may be null. */
export function orNull<Value>(parse: Parse<Value>): Parse<Value | null> {
  return json => (json === null ? null : parse(json))
}

/** Creates a parser for fields that may be absent. */
export function orAbsent<Value>(parse: Parse<Value>): Parse<Value | undefined> {
  return json => (json === undefined ? undefined : parse(json))
}

/**
 * Creates a parser for objects with these fields. Other fields are dropped; errors start with the name of the field.
 */
export function objectOf<Value extends object>(fields: { [Key in keyof Value]: Parse<Value[Key]> }): Parse<Value> {
  const keys = Object.keys(fields) as (keyof Value & string)[]
  return json => {
    const record = parseRecord(json)
    return Object.fromEntries(keys.map(key => [key, parseField(key, fields[key], record[key])])) as Value
  }
}

function parseField<Value>(key: string, parse: Parse<Value>, json: unknown): Value {
  try {
    return parse(json)
  } catch (reason) {
    throw new Error(`${key}: ${reason instanceof Error ? reason.message : reason}`)
  }
}
