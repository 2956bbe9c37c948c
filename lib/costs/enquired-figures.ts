/**
 * The figures that a buyer has chosen to send with an enquiry about a plan, by the plan's name. They are not stored:
 * the choice is made anew each time. The fields write them, and the link to the enquiry reads them when it is pressed.
 * The fields are code that loads later, inside costs that the server has rendered, so that no component can hand them
 * over.
 */
export const enquiredFigures = new Map<string, string>()
