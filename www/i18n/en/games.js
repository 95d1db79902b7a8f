/** @type {import('../index.js').Words} */
export default {};
