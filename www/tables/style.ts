import { styleSheets } from '../ui/style/style-sheets.ts';
import tableStyle from './tables.css?inline';
import blankStyle from './blank-map.css?inline';
import buildingStyle from './cell-steps.css?inline';
import cellsStyle from './cells.css?inline';

/** All styles of a table. */
export const tableStyles = styleSheets(cellsStyle, buildingStyle, tableStyle, blankStyle);
