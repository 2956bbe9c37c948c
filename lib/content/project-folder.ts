import 'server-only'

/**
 * The folder that has content/ and what commands have made of it: the working directory. The unit tests name another,
 * whose catalogue is a fixture.
 */
export function getProjectFolder(): string {
  return process.env.PROJECT_FOLDER ?? process.cwd()
}
