import type { Reporter, TestCase } from '@playwright/test/reporter'

/** Reports after a run which browsers were tested, and which of them and of the web servers were missing. */
export default class EnginesReporter implements Reporter {
  /** The engines that ran tests, and the reasons why others did not. */
  private readonly driven = new Set<string>()
  private readonly missing = new Set<string>()

  onTestEnd({ annotations }: TestCase) {
    for (const { type, description = '' } of annotations) {
      if (type === 'engine') this.driven.add(description)
      if (type === 'missing') this.missing.add(description)
    }
  }

  onEnd() {
    if (this.driven.size > 0) console.info(`\nEngines driven: ${[...this.driven].sort().join(', ')}`)
    for (const reason of this.missing) console.info(`Skipped. ${reason}`)
  }
}
