/** The numbers that the sentence on the home page asks for, by the ids of the planner's questions: l, w, h in mm. */
export const BOX_NUMBERS = ['l', 'w', 'h', 'quantity'] as const

export type BoxNumber = (typeof BOX_NUMBERS)[number]

/** A style of pack, and the numbers of its default job as texts for the fields. */
export type BoxStyle = { id: string; name: string } & Record<BoxNumber, string>
