import type { ReactNode } from 'react'

/** The larger the letters, the closer they stand, and the lines too. */
const SIZES = {
  normal: 'text-h1/[.95] font-stretch-113% tracking-[-.034em] print:text-[20pt]',
  /** Beside the picture of a machine, whose column it must not fill, or above a larger claim. */
  machine: 'text-h2 font-stretch-113% print:text-[14pt]',
  long: 'text-h1-long/[.95] font-stretch-113% tracking-[-.034em] print:text-[20pt]',
} as const

type PageTitleProps = { size?: keyof typeof SIZES; translate?: 'no' | undefined; children: ReactNode }

/** The `h1` of a page. */
export function PageTitle({ size = 'normal', translate, children }: PageTitleProps) {
  return (
    <h1 translate={translate} className={`mt-1.25 ${SIZES[size]}`}>
      {children}
    </h1>
  )
}
