/** On a ground of a strong colour, a light ring around the dark outline of the focus keeps it visible. */
export const FOCUS_HALO = '**:focus-visible:[box-shadow:0_0_0_7px_var(--sheet)]'
