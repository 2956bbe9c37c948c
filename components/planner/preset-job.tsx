import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { getPlannerForm, type Preset } from '@/lib/content/line/planner-data'
import { paths } from '@/lib/paths'
import { getPicture } from '@/lib/pictures/manifest'
import { formatJob } from '@/lib/planner/job-query'
import { capitalize } from '@/lib/product/capital'
import { findLineSheet } from '@/lib/product/data-sheet'
import { JobFacts } from './job-facts'

type PresetJobProps = { preset: Preset }

/** The pack and job of a ready-made plan, with a link to change it. */
export function PresetJob({ preset: { number, slug, pack, job } }: PresetJobProps) {
  const sheet = findLineSheet(slug)
  return (
    <div className="col-span-full min-w-0 tablet:max-lg:grid tablet:max-lg:grid-cols-2 tablet:max-lg:gap-x-gutter lg:col-[1/5]">
      <figure className="print:hidden">
        <div className="aspect-4/3 bg-plate">
          <Picture
            picture={getPicture(`applications/packaging-${number}`)}
            alt={`Packaging ${number}`}
            sizes="(min-width: 1200px) 33vw, (min-width: 768px) 50vw, 100vw"
            priority="eager-high"
            className="size-full object-contain p-2.5"
          />
        </div>
        <figcaption className="mt-1 mb-2.5 text-small text-ink-2">{capitalize(pack)}</figcaption>
      </figure>
      <div>
        <JobFacts form={getPlannerForm()} job={job} />
        <div className="mt-2.5 flex flex-wrap gap-1.5 print:hidden">
          <ButtonLink href={`${paths.linePlanner}?${formatJob(job)}`}>Change this plan</ButtonLink>
          {sheet && (
            <ButtonLink href={sheet.url} type="application/pdf">
              <Icon name="download" />
              Plan (PDF, {Math.ceil(sheet.bytes / 1000)} kB)
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  )
}
