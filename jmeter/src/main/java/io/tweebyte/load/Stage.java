package io.tweebyte.load;

import java.io.IOException;
import java.sql.SQLException;

/**
 * Where backends come from.
 */
interface Stage {

	/**
	 * Makes a backend ready to be measured.
	 * @throws io.tweebyte.testsupport.ServerException when it does not start, with the
	 * reason
	 * @throws IOException when no backend could be measured: files cannot be read or
	 * written, PostgreSQL or Redis do not start
	 * @throws SQLException when the databases refuse
	 */
	Scene open(Block block) throws IOException, SQLException;

}
