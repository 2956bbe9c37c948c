/**
 * `npm run setup`: turns the sample site into that of another company. The first run writes company-profile.yaml to
 * fill in; the next one writes content/ from it and draws pictures, icons, cards and data sheets. Prints what it did.
 * Another file: `npm run setup -- --profile FILE`.
 */
import { cpSync, existsSync } from 'node:fs'
import { openFolder } from '@/lib/content/files/open-folder'
import { formatFieldName, type Problem } from '@/lib/content/files/problem'
import { readLanguages } from '@/lib/content/language/language-file'
import { parseContent } from '@/lib/content/read-content'
import { SAMPLE } from '@/scripts/checks/content/check-company'
import { stop } from './catalogue/product-command'
import { applyProfile } from './setup/apply-profile'
import { readProfile } from './setup/profile'
import { assetSteps } from './steps/build-steps'
import { contentScript } from './steps/run-command'
import { runSteps } from './steps/run-steps'

/** The profile that the company fills in, and the blank one that it is copied from. */
const PROFILE = 'company-profile.yaml'
const BLANK = 'scripts/setup/company-profile.yaml'

function formatMistake(file: string, { path = [], line, sentence }: Problem) {
  return `${file}${line ? ` line ${line}` : ''}: ${formatFieldName(path)} ${sentence}`
}

async function main() {
  const [option, path = PROFILE] = process.argv.slice(2)
  if (option && option !== '--profile')
    stop(`'${option}' is not an option. Write: npm run setup -- --profile ${PROFILE}`)
  const source = openFolder('content')
  const { content, problems } = parseContent(source)
  if (!content || problems.length > 0)
    stop('The content has mistakes: npm run check:content lists them. Correct them first')
  if (content.company.domain !== SAMPLE.domain)
    stop(`content/ belongs to ${content.company.name} already. Change its files, or take the sample's from Git first`)
  const sample = {
    machines: content.products.map(({ slug }) => slug),
    languages: readLanguages(source).map(({ code }) => code),
  }
  if (!existsSync(path)) {
    if (option) stop(`${path} is not there`)
    cpSync(BLANK, path)
    console.info(`Fill in ${path}, then run npm run setup again`)
    return
  }
  const { profile, problems: mistakes } = readProfile(path, sample)
  if (!profile) stop(mistakes.map(mistake => formatMistake(path, mistake)).join('\n'))
  for (const line of applyProfile(profile, content)) console.info(line)
  if (profile.machines === 'none' || profile.machines.length === 0) {
    console.info("Next: npm run new-product 'Title of your first machine', npm run check:content, then npm start")
    return
  }
  const hostFiles = { name: "Hosts' files", args: contentScript('scripts/host-files.ts') }
  const { failed } = await runSteps([...assetSteps, hostFiles], 'progress')
  if (failed) process.exitCode = 1
  else console.info('\nNext: npm start shows the site. docs/setup.md says what else is yours to write')
}

void main()
