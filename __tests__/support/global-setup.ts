import { FIXTURE_PROJECT } from '@/scripts/export/export-folders'
import { findUnfinishedDrawingSteps } from '@/scripts/steps/build-steps'

/** Fails before the first test if the pictures and documents that some unit tests read have not been made yet. */
export default function requireFixture() {
  if (findUnfinishedDrawingSteps(FIXTURE_PROJECT).length > 0)
    throw new Error(`${FIXTURE_PROJECT} is not complete. Run once: npm run fixture`)
}
