package io.tweebyte.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import io.tweebyte.launcher.Backend;
import io.tweebyte.launcher.ServiceProcess;
import io.tweebyte.launcher.Workspace;
import io.tweebyte.load.watch.LiveHeap;
import io.tweebyte.load.watch.ServiceMeter;
import io.tweebyte.load.watch.Watched;

/**
 * Reads what the services of a backend cost that nobody has asked anything yet.
 */
class StaticMeter {

	private static final double BYTES_A_KIB = 1024;

	private final Workspace workspace;

	StaticMeter(Workspace workspace) {
		this.workspace = workspace;
	}

	/**
	 * Reads all services of a backend that was just started.
	 * @throws InterruptedException when interrupted while a service collects
	 */
	List<StaticFigures> read(Contender contender, Backend backend) throws InterruptedException {
		List<StaticFigures> figures = new ArrayList<>();
		for (ServiceProcess process : backend.processes()) {
			Watched watched = Laboratory.watched(process.service().label(), process);
			double heap = new LiveHeap().bytes(watched).orElse(Double.NaN);
			figures.add(new StaticFigures(contender, watched.name(), backend.startTime(process.service()).toMillis(),
					heap, resident(process.pid()), jar(process), new ServiceMeter().classes(watched)));
		}
		return figures;
	}

	private double jar(ServiceProcess process) {
		try {
			return Files.size(this.workspace.jar(process.model(), process.service()));
		}
		catch (IOException ex) {
			return Double.NaN;
		}
	}

	private static double resident(long pid) {
		try {
			return Files.readAllLines(Path.of("/proc/" + pid + "/status"))
				.stream()
				.filter((line) -> line.startsWith("VmRSS:"))
				.mapToDouble((line) -> Double.parseDouble(line.replaceAll("\\D", "")) * BYTES_A_KIB)
				.findFirst()
				.orElse(Double.NaN);
		}
		catch (IOException ex) {
			// Another system than Linux.
			return Double.NaN;
		}
	}

}
