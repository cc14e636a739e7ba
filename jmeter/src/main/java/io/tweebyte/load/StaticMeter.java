package io.tweebyte.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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
	 * How long each service took until it was ready, in milliseconds.
	 */
	static Map<String, Double> starts(Backend backend) {
		Map<String, Double> starts = new LinkedHashMap<>();
		backend.processes().forEach((process) -> starts.put(process.service().label(), startMillis(backend, process)));
		return starts;
	}

	/**
	 * Reads all services of a backend that was just started.
	 * @throws InterruptedException when interrupted while a service collects
	 */
	List<StaticFigures> read(Contender contender, Backend backend) throws InterruptedException {
		List<StaticFigures> figures = new ArrayList<>();
		Map<String, Double> heaps = new LiveHeap()
			.bytes(backend.processes().stream().map(StaticMeter::watched).toList());
		for (ServiceProcess process : backend.processes()) {
			Watched watched = watched(process);
			figures.add(new StaticFigures(contender, watched.name(), startMillis(backend, process),
					heaps.getOrDefault(watched.name(), Double.NaN), resident(process.pid()), jar(process),
					new ServiceMeter().classes(watched)));
		}
		return figures;
	}

	private static Watched watched(ServiceProcess process) {
		return Laboratory.watched(process.service().label(), process);
	}

	private static double startMillis(Backend backend, ServiceProcess process) {
		return backend.startTime(process.service()).toMillis();
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
