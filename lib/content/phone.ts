/** The digits of a number that begins with 1800, 1860 or 1900: it is dialled without a prefix, and only from India. */
const SERVICE_NUMBER = /^1(?:8[06]|90)0\d{6,7}$/

/**
 * The forms of an Indian fixed-line number without the code of the country. An area code has two to four digits, and
 * none begins with 9. Mobile numbers begin with 6 to 9: those with 6, 7 or 8 are told from fixed lines by their space,
 * which comes after the fifth digit.
 */
const FIXED_LINES = [
  // (22) 2345 6789
  /^\(/,
  // 022 2345 6789 and 22 2345 6789
  /^0?[1-5]/,
  // 080 2345 6789, 80 2345 6789, 612-223 4567 and 08554 274123, but not 087654 32109
  /^0?[678]\d{1,3}[ -]/,
  // 08023456789: a mobile number that is written like this is taken for a fixed line, because nothing tells them apart.
  /^0[678]\d+$/,
]

/**
 * A telephone number as a company in India writes it: '+91 98765 43210', '+91 (22) 2345 6789', '022-2345 6789',
 * '1800 123 4567', or another country's with its code. Null if it is no telephone number.
 *
 * @returns the number to dial, and whether it may have the messaging app
 */
export function readPhone(text: string): { dialled: string; isMobile: boolean } | null {
  if (!/^[+(\d][\d ()-]*\d$/.test(text)) return null
  // (0) is dialled within a country only.
  const typed = text.replace(/\(0\) ?/, '')
  const withoutCode = typed.replace(/^\+91[ -]?/, '')
  const digits = withoutCode.replace(/\D/g, '')
  // A number of another country may be a mobile: its plan of numbers is not known here.
  if (withoutCode.startsWith('+')) return /^\d{8,15}$/.test(digits) ? { dialled: `+${digits}`, isMobile: true } : null
  if (SERVICE_NUMBER.test(digits)) return { dialled: digits, isMobile: false }
  const national = digits.replace(/^0(?=\d{10}$)/, '')
  const isMobile = !FIXED_LINES.some(form => form.test(withoutCode))
  return national.length === 10 ? { dialled: `+91${national}`, isMobile } : null
}
