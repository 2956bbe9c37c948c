/** An expected failure that aborts a deployment. Its message is one line for the operator. */
export class DeployError extends Error {}
