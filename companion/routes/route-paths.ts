/** The paths of the service. The send path is the mail provider's own. */
export const routePaths = {
  health: '/health',
  visitors: '/visitors',
  saveLocation: '/save-location',
  send: '/api/v1.0/email/send',
  location: '/location',
  inbox: '/inbox',
} as const
