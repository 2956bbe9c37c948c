import { getCompany } from '@/lib/content/company'

/** The company's first name across the whole width, whatever its length: the drawing stretches the spacing, not the letters. */
export function WordMark() {
  return (
    <div className="wm" aria-hidden="true">
      <svg viewBox="0 0 1000 104" aria-hidden="true">
        <text x="-9" y="100" textLength="1012" lengthAdjust="spacingAndGlyphs">
          {getCompany().wordMark.first.toUpperCase()}
        </text>
      </svg>
    </div>
  )
}
