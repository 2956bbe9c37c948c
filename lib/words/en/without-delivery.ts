/**
 * Of a machine that is loaded and unloaded at one place: those words for the sides of the 3D view that differ from those
 * of other machines.
 */
export const withoutDelivery = {
  infeed: 'Left side',
  delivery: 'Right side',
  operatorAndDelivery: 'Operator’s side and right side',
  backAndDelivery: 'Back and right side',
  backAndInfeed: 'Back and left side',
  operatorAndInfeed: 'Operator’s side and left side',
}
