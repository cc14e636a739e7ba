package io.tweebyte.load.backend;

import java.io.IOException;
import java.sql.SQLException;

/** Starts all backends of a comparison. */
public interface BackendSource {

	/**
	 * Starts them on restored databases.
	 * @param start the number of the start, from 1
	 * @throws IOException when files cannot be read or written
	 * @throws SQLException when the databases refuse
	 * @throws InterruptedException when the run is interrupted
	 * @throws io.tweebyte.servers.process.ServerException when a server does not start
	 */
	RunningBackends start(int start) throws IOException, SQLException, InterruptedException;

}
