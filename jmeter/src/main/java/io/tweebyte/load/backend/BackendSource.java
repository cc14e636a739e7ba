package io.tweebyte.load.backend;

import java.io.IOException;
import java.sql.SQLException;

/** Starts all backends of a comparison. */
public interface BackendSource {

	/**
	 * Starts them on restored databases.
	 * @param start the number of the start, from 1
	 * @throws io.tweebyte.servers.process.ServerException when a server does not start
	 */
	RunningBackends start(int start) throws IOException, SQLException, InterruptedException;

}
