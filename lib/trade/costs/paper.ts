/**
 * A paper of corrugated board, '150/20': grams a square metre, and its burst factor, one of those that have a price.
 */
export const PAPER = /^(?<gsm>\d{2,3})\/(?<burstFactor>14|16|18|20|22|24|28|35)$/
