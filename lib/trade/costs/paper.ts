/** A paper of corrugated board: grams a square metre and burst factor, one of those that have a price. */
export const PAPER = /^(?<gsm>\d{2,3})\/(?<burstFactor>14|16|18|20|22|24|28|35)$/
