/** A reason why models cannot be exported, in one line. */
export class ModelError extends Error {}
