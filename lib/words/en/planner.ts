import type { DefaultWords } from '../default-words'
import { plan } from './plan'

/** Words of the line planner: its page, its form, its plans and their PDF. Questions and steps are in content/line. */
export const planner = {
  title: 'Words of the line planner',
  // The names of the answers that content/line/questions.yaml offers, and of materials and kinds of seam: content that
  // has more of them also names these.
  open: ['form.choices', 'plan.fit.materials', 'plan.fit.kinds'],
  texts: {
    boughtIn: 'We do not sell a machine for it.',
    page: {
      title: 'Line planner',
      description:
        'Say what pack you make and how many: the machines for it in order, how busy each one is, the sheet layout and the hall plan to scale.',
      // On the picture that networks show beside a link
      card: 'From the pack to the machines that make it: hours, power and floor',
      intro:
        'Tell us what you make and how many. You get the machines in order, how busy each one is, the sheet layout and a hall plan.',
      presets: 'Start from a pack',
      more: {
        one: '{count} more pack',
        other: '{count} more packs',
      },
    },
    // The small form on the home page
    yourBox: {
      title: 'Your pack, your line',
      intro: 'Type your size: the machines for it, what they draw and what a pack costs.',
      sentence: 'I make {style} of {size} mm, {quantity} a day.',
      submit: 'Show the whole plan',
      drawing: 'A pack of {size}',
      machines: 'The machines, in order',
    },
    // The page of a ready plan, and the links to it. `card` and `cardWithout` are on the picture that networks show beside
    // a link: with the size of the plan, or without it if no machine of ours does the job
    preset: {
      title: '{name}: the line that makes it',
      machines: '{name}: machines that make it',
      change: 'Change this plan',
      cardWithout: 'Line plan',
      pdf: 'Plan (PDF, {size} kB)',
      card: 'Line plan: {size}',
    },
    form: {
      label: 'What you make',
      submit: 'Show the plan',
      needsScript: 'The form needs JavaScript. Below is the plan for its default job.',
      readyPlans: 'The ready plans work without it.',
      waiting: 'Planning... (the first plan needs a connection)',
      facts: 'The job',
      yes: 'Yes',
      assumptions: 'Assumptions',
      thisPlan: 'This plan: {url}',
      quantity: '{label} per {per}',
      unchanged: '{count} assumptions; change any of them',
      changed: '{count} assumptions, {changed} changed',
      ofStep: {
        setUp: { label: 'Set-up at a job change: {step}', source: 'our assumption' },
        waste: { label: 'Running waste: {step}', source: 'our assumption' },
        makeReady: {
          label: 'Make-ready at a job change: {step}',
          source: 'offset: printers report 50 to 700 sheets; other steps: our estimate',
        },
        byHand: {
          label: 'Fed by hand in an hour: {step}',
          source: 'Empty: our estimate for each machine; time it in your own plant',
        },
        crew: { label: 'People at one machine: {step}', source: 'Empty: as the page of the machine states' },
      },
      choices: {
        day: 'day',
        month: 'month',
        glued: 'glued',
        stitched: 'stitched',
        F: 'F (3 ply)',
        E: 'E (3 ply)',
        B: 'B (3 ply)',
        C: 'C (3 ply)',
        A: 'A (3 ply)',
        EB: 'EB (5 ply)',
        BC: 'BC (5 ply)',
        AB: 'AB (5 ply)',
        gb: 'duplex, grey back',
        wb: 'duplex, white back',
        fbb: 'folding box board (FBB)',
        sbs: 'solid bleached board (SBS)',
      },
      notes: {
        of: '{label}: {note}',
        unknownStyle: "We have no plan for '{typed}'. This is a plan for: {style}.",
        noNumber: "'{typed}' is not a number.",
        noSize: "'{typed}' is not a size.",
        notWhole: "'{typed}' is not a whole number.",
        decimals: "'{typed}' has more than three decimals.",
        noChoice: "'{typed}' is not one of {choices}.",
        tooLittle: "'{typed}' is less than {bound}.",
        tooMuch: "'{typed}' is more than {bound}.",
        standard: 'We used {value}.',
        narrowCup: 'The bottom must be narrower than the top. We used {value} mm.',
        lakh: "We counted {price} rupees. If you mean lakh, type 'lakh' after the number.",
        without: 'We left it out.',
        notAsked: 'not needed for this pack; we left it out.',
        upsOfNoSheet: 'Say which sheet they are on.',
      },
    },
    plan,
    // The PDF of a ready plan
    sheet: {
      title: 'Line plan',
      head: 'Estimate from catalogue figures and these assumptions, which the page lets you change; not a promise of output.',
      columns: {
        step: 'Step',
        machine: 'Machine',
        count: 'Machines',
        hours: 'Hours',
        use: 'Busy',
      },
      job: '{style}, {code}: {answers}.',
      answer: '{label} {value}',
      output: {
        one: '{quantity} packs per {per}, {count} shift per day',
        other: '{quantity} packs per {per}, {count} shifts per day',
      },
      sheet: {
        one: 'Sheet {sheet} mm: {count} blank of {blank} mm',
        other: 'Sheet {sheet} mm: {count} blanks of {blank} mm',
      },
      area: {
        one: 'Cutting area {sheet} mm: {count} blank of {blank} mm',
        other: 'Cutting area {sheet} mm: {count} blanks of {blank} mm',
      },
      hall: 'Hall {size} m with aisles of {aisle} m',
    },
  },
} as const satisfies DefaultWords
