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
	 * @throws IOException when files cannot be read or written
	 * @throws SQLException when the databases refuse
	 */
	Scene open(Block block) throws IOException, SQLException;

}
