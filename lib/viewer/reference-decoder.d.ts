// The package has no types for this file, whose exports are those of its other decoder.
declare module '*/meshopt_decoder_reference.js' {
  export { MeshoptDecoder } from 'meshoptimizer/decoder'
}
