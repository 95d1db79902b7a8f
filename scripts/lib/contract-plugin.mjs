/**
 * A plugin of the custom-elements analyzer for facts that its manifest cannot express. These are `@control`
 * for the names of `controls`, `@reserve` for the heights reserved before a widget loads, `@picture` for
 * widgets that `renderStatic` draws, the groups of translated texts of a widget, the fields that the model of
 * a widget owns, and the parameters of methods as written.
 */

/**
 * @typedef {object} Contract
 * @property {{ name: string, description: string }[]} controls
 * @property {[selector: string, heights: string][]} reserved
 * @property {boolean} pictured
 * @property {string[]} areas of its words, as far as the class itself names them
 * @property {string | undefined} model the class of the model, which owns the fields marked by `@owned`
 */

export const contractPlugin = () => ({
  name: 'contract',
  /** @param {{ ts: any, node: any, moduleDoc: any }} phase */
  analyzePhase({ ts, node, moduleDoc }) {
    if (!ts.isClassDeclaration(node)) return;
    const doc = moduleDoc.declarations.find(
      (/** @type {any} */ { name }) => name === node.name.text,
    );
    const tags = ts.getJSDocTags(node);
    const tagged = (/** @type {string} */ name) =>
      tags
        .filter((/** @type {any} */ { tagName }) => tagName.text === name)
        .map((/** @type {any} */ { comment }) =>
          (ts.getTextOfJSDocComment(comment) ?? '').replace(/\s+/g, ' ').split(/ ?- (.*)/),
        );
    /** @type {Contract} */
    doc.contract = {
      controls: tagged('control').map((/** @type {string[]} */ [name, description]) => ({
        name,
        description,
      })),
      reserved: tagged('reserve').map((/** @type {string[]} */ [selector, heights]) => [
        selector,
        heights,
      ]),
      pictured: tagged('picture').length > 0,
      areas: areasOf(ts, node),
      model: node.members
        .find((/** @type {any} */ { name }) => name?.getText() === 'model')
        ?.type?.getText(),
    };
    for (const member of node.members) {
      const name = member.name?.getText();
      const own = doc.members?.find((/** @type {any} */ each) => each.name === name);
      if (!own) continue;
      own.owned = ts
        .getDecorators(member)
        ?.some((/** @type {any} */ each) => each.getText() === '@owned');
      own.written = member.parameters?.map((/** @type {any} */ each) => each.getText()).join(', ');
    }
  },
});

/**
 * Return the strings in the declaration `static areas = […]` of a class.
 * @param {any} ts
 * @param {any} node
 * @returns {string[]}
 */
function areasOf(ts, node) {
  const { initializer } =
    node.members.find((/** @type {any} */ { name }) => name?.getText() === 'areas') ?? {};
  const list = initializer && ts.isAsExpression(initializer) ? initializer.expression : initializer;
  return list ? list.elements.map((/** @type {any} */ each) => each.text) : [];
}
