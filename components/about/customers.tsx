import { Intro } from '@/components/page/intro'
import { Section } from '@/components/page/section'
import { Card, CardPicture, CardTitle } from '@/components/ui/card'
import { CardGrid } from '@/components/ui/card-grid'
import { getHome, getProducts, getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { getPicture } from '@/lib/pictures/manifest'
import { uncapitalize } from '@/lib/trade/product/capital'
import { MATERIALS, type Material, type Process } from '@/lib/trade/product/vocabulary'
import { fillCount } from '@/lib/words'

/**
 * A card for each group of customers: the picture of a pack that they make (`key`), and a link to the machines for it,
 * which the content names by a material or a process.
 */
export function Customers() {
  const { customers } = getHome().story
  if (!customers) return null
  const { title, text } = customers
  const groups = customers.groups.filter(group => countMachines(group.machines) > 0)
  return (
    <Section id="customers" background="plate" title={title}>
      <Intro className="mb-4">{text}</Intro>
      {/* 62.5rem are 1000 px, where four cards have room for their names. */}
      <CardGrid className="grid-cols-2 min-[62.5rem]:grid-cols-4">
        {groups.map(({ name, key, machines: filter }) => (
          <Card key={name} className="bg-sheet">
            <CardPicture
              frame="aspect-[4/3]"
              className="p-1.75"
              picture={getPicture(key)}
              alt=""
              sizes="(min-width: 1000px) 27vw, (min-width: 600px) 46vw, 36vw"
            />
            <div className="flex-1 px-1.75 py-1.5">
              <CardTitle as="h3" href={createListingPath(filter)} className="text-h4">
                {name}
              </CardTitle>
              <p className="mt-0.75 text-small/[1.35] text-ink-2">
                {fillCount(getWords().pages.about.machinesFor, countMachines(filter), { stock: formatFilter(filter) })}
              </p>
            </div>
          </Card>
        ))}
      </CardGrid>
    </Section>
  )
}

function isMaterial(filter: Material | Process): filter is Material {
  return MATERIALS.some(material => material === filter)
}

/** The name of a material or process, as it is written within a sentence. */
function formatFilter(filter: Material | Process) {
  const { process, material } = getWords().catalogue
  return uncapitalize((isMaterial(filter) ? material[filter] : process[filter]) ?? filter)
}

/** The address of the list of machines for a material or a process. */
function createListingPath(filter: Material | Process) {
  return paths.productsFilteredBy(isMaterial(filter) ? 'substrate' : 'process', filter)
}

/** How many machines are for a material or a process. */
function countMachines(filter: Material | Process) {
  return getProducts().filter(({ materials, process }) =>
    isMaterial(filter) ? materials.includes(filter) : process === filter,
  ).length
}
