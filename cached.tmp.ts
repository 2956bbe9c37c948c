import { linkSync, readdirSync, readFileSync, rmSync, writeFileSync, cpSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { copyOriginals, copyProject, growCatalogue } from '@/scripts/bench/copied-project'
import { typescript } from '@/scripts/steps/run-command'
const P = '.cache/scale'
copyProject(P, 'kept')
rmSync(join(P, 'content/hi'), { recursive: true })
const copies = growCatalogue(P, 500)
copyOriginals(P, copies)
const folder = join(P, 'public/pictures/products')
const names = readdirSync(folder)
const plansFile = join(P, '.cache/pictures/plans.json')
cpSync('.cache/pictures', join(P, '.cache/pictures'), { recursive: true })
const plans = JSON.parse(readFileSync(plansFile, 'utf8'))
const stems = Object.keys(plans)
for (const { slug, source } of copies) {
  const re = new RegExp(`^${source}(-operator|-delivery)?-[0-9a-f]+(-\\d+\\.(avif|webp))?$`)
  for (const n of names.filter(n => re.test(n))) { try { linkSync(join(folder, n), join(folder, n.replace(source, slug))) } catch {} }
  for (const s of stems.filter(s => re.test(s))) plans[s.replace(source, slug)] = plans[s]
}
writeFileSync(plansFile, JSON.stringify(plans))
for (const run of [1, 2]) {
  rmSync(join(P, '.next'), { recursive: true, force: true })
  const start = performance.now()
  execFileSync('/usr/bin/time', ['-f', 'max rss of one process %M kB', process.execPath, ...typescript('scripts/build.ts')], { cwd: P, stdio: 'inherit', env: { ...process.env, TYPES_CHECKED: '1' } })
  console.log(`RUN ${run}: ${((performance.now() - start) / 1000).toFixed(0)} s`)
}
rmSync(P, { recursive: true })
