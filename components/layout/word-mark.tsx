import { getCompany } from '@/lib/content/content'

/** The company's first name across the full width. `textLength` stretches the letter spacing to fit. */
export function WordMark() {
  return (
    <div className="pt-[clamp(36px,5vw,80px)] pb-[clamp(16px,2vw,28px)]" aria-hidden="true">
      <svg className="h-auto w-full overflow-visible" viewBox="0 0 1000 104" aria-hidden="true">
        <text
          className="fill-on-blue font-display text-[134px] font-stretch-116%"
          x="-9"
          y="100"
          textLength="1012"
          lengthAdjust="spacingAndGlyphs"
        >
          {getCompany().wordMark.first.toUpperCase()}
        </text>
      </svg>
    </div>
  )
}
