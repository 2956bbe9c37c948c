/** A reason for which a deploy stops; the message is one line for the person at the keyboard. */
export class DeployError extends Error {}
