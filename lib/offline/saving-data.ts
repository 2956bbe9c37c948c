/** Whether the visitor has asked the browser to save data. Only Chromium tells. */
export function isSavingData(): boolean {
  if (!('connection' in navigator)) return false
  const { connection } = navigator
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  )
}
