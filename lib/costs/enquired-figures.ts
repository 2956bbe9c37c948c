/**
 * The figures that a buyer has chosen to send with an enquiry about a plan, by the plan's name. They are not stored:
 * the choice is made anew each time. The fields of the costs write them, and the link to the enquiry reads them when it
 * is pressed. A variable of a module connects the two, because no component on the client contains both.
 */
export const enquiredFigures = new Map<string, string>()
