/** Makes or updates the project of the tests, .cache/fixture. `npm run fixture` makes its pictures and documents too. */
import { updateFixtureProject } from '@/scripts/bench/copied-project'

updateFixtureProject()
