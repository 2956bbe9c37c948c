import chromium111 from 'chromium-111'

/** Unpacks Chromium 111 before the workers start: two of them at once would start a program that the other one is still writing. */
export default async function unpackChromium111() {
  if (process.platform === 'linux' && process.arch === 'x64') await chromium111.executablePath()
}
