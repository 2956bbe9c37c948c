/**
 * On a touch screen, `content-visibility` delays the lazy pictures below an element with this class until they come
 * near: browsers of phones load them from far away.
 */
export const DELAYED_PICTURES = '[@media(hover:none)]:[&_picture]:[content-visibility:auto]'
