/** What the buyer typed and wants in his enquiry about a plan, by the plan's name. It is not stored: he is asked each time. */
export const enquiredFigures = new Map<string, string>()
