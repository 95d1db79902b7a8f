export default { telemetry: false };
