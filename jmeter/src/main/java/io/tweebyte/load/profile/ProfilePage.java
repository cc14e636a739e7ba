package io.tweebyte.load.profile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import io.tweebyte.load.record.Conditions;
import io.tweebyte.measuring.page.Page;
import io.tweebyte.measuring.profile.FlameGraph;
import io.tweebyte.measuring.report.Part;

/** The page of a profile, in one file, and its sentences. */
public final class ProfilePage {

	private final Profile profile;

	private final Flames flames = new Flames();

	private ProfilePage(Profile profile) {
		this.profile = profile;
	}

	public static List<String> sentences(Profile profile) {
		return new Findings(profile, new Flames().layers()).sentences();
	}

	/** Writes the page, and returns its file. */
	public static Path write(Profile profile, Path folder) throws IOException {
		return Files.writeString(folder.resolve("profile.html"), new ProfilePage(profile).html());
	}

	private String html() {
		ProfileTables tables = new ProfileTables(this.profile, this.flames.layers());
		Conditions conditions = this.profile.result().run().conditions();
		List<Part> parts = List.of(
				Part.of("findings",
						this.profile.others().isEmpty() ? "Where CPU is spent" : "Where the difference arises",
						new Findings(this.profile, this.flames.layers()).sentences()),
				new Part("flame", "Flame graph",
						"The width is CPU per request. A difference is divided by process and layer, and below that by the frames of the backend "
								+ "that needs more. In the graph of one backend, each layer between frames of our code is one box.",
						List.of(), flame(), null, ""),
				Part.of("layers", "CPU by layer",
						"Per request. A sample counts for the innermost known layer of its stack: collections and strings count for "
								+ "their caller. The greatest differences come first.",
						tables.byLayer()),
				Part.of("processes", "GC, JIT and kernel",
						"Per request, measured and not sampled. CPU is without JIT compilation; kernel is its share in the operating system.",
						tables.processes()),
				Part.of("methods", "Methods", "CPU per request of the method itself, without what it calls.",
						tables.methods()),
				Part.of("allocation", "Allocation", "Bytes per request by class, in all JVMs of a backend.",
						tables.allocations()),
				Part.of("waiting", "Waiting",
						"Time per request that platform threads waited for longer than a millisecond, without workers that have nothing to do. "
								+ "A thread that waits uses no CPU; virtual threads are not seen while they are parked.",
						tables.waits()),
				Part.of("caveats", "Caveats", caveats()));
		return new Page("Profile: " + this.profile.result().blocks().getFirst().scenario().label(),
				"%s · %s, %d cores · commit %s · JDK %s".formatted(conditions.date(), conditions.machine(),
						conditions.cores(), conditions.commit(), conditions.jdk()),
				parts.stream().filter(Part::isPresent).map(Part::section).toList())
			.html();
	}

	private List<String> caveats() {
		List<String> caveats = new ArrayList<>(List.of(
				"Samples are taken every 10 ms of CPU time of a thread (jdk.CPUTimeSample), or of the clock where the JVM does not "
						+ "have it (jdk.ExecutionSample). They say how the measured CPU is divided. A figure of 10 samples is off by a third.",
				"The frames of the compilers and collectors are unknown, as are those of PostgreSQL and Redis. Time in the kernel "
						+ "counts for the Java method that called it."));
		caveats.addAll(this.profile.result().caveats());
		return caveats;
	}

	private String flame() {
		List<FlameGraph.View> views = new ArrayList<>();
		BackendProfile reference = this.profile.reference();
		this.profile.others()
			.forEach((other) -> views.add(FlameGraph.View.of(other.label() + " − " + reference.label(),
					List.of(reference.label(), other.label()), this.flames.difference(reference, other))));
		this.profile.backends()
			.forEach(
					(backend) -> views.add(FlameGraph.View.of(backend.label(), List.of(), this.flames.whole(backend))));
		return new FlameGraph(this.profile.unit(), this.profile.perMilli(), views).html();
	}

}
