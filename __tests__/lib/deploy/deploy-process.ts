/** Deploys a folder from a process of its own, which a test kills. Arguments: the folder, the store's address. */
import { deployFolder } from '@/lib/deploy/deploy-site'
import { openS3Bucket } from '@/lib/deploy/s3-bucket'

const [folder = '', endpoint = ''] = process.argv.slice(2)
void deployFolder(folder, { bucket: openS3Bucket({ bucket: 'site', endpoint }), print: console.info })
