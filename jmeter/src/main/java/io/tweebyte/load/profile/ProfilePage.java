package io.tweebyte.load.profile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import io.tweebyte.load.record.Conditions;
import io.tweebyte.measuring.page.Html;
import io.tweebyte.measuring.page.Page;
import io.tweebyte.measuring.page.Section;
import io.tweebyte.measuring.profile.FlameGraph;
import io.tweebyte.measuring.profile.Layers;
import io.tweebyte.measuring.table.HtmlTable;
import io.tweebyte.measuring.table.TableRenderer;

/** The page of a profile, in one file, and its sentences. */
public final class ProfilePage {

	private final Profile profile;

	private final Layers layers = Flames.layers();

	private final Flames flames = new Flames(this.layers);

	private ProfilePage(Profile profile) {
		this.profile = profile;
	}

	/** Returns what a reader wants to know first. */
	public static List<String> sentences(Profile profile) {
		return new Findings(profile, Flames.layers()).sentences();
	}

	/**
	 * Writes the page.
	 * @return the file
	 * @throws IOException when it cannot be written
	 */
	public static Path write(Profile profile, Path folder) throws IOException {
		return Files.writeString(folder.resolve("profile.html"), new ProfilePage(profile).html());
	}

	private String html() {
		TableRenderer renderer = new HtmlTable();
		ProfileTables tables = new ProfileTables(this.profile, this.layers);
		Conditions conditions = this.profile.result().run().conditions();
		List<Section> sections = new ArrayList<>();
		sections.add(Section.of("findings",
				this.profile.others().isEmpty() ? "Where CPU is spent" : "Where the difference arises",
				Html.list(new Findings(this.profile, this.layers).sentences())));
		sections.add(Section.of("flame", "Flame graph", Html.paragraph(
				"The width is CPU per request. A difference is divided by process and layer, and below that by the frames of the backend "
						+ "that needs more. In the graph of one backend, each layer between frames of our code is one box."),
				flame()));
		sections.add(Section.of("layers", "CPU by layer", Html.paragraph(
				"Per request. A sample counts for the innermost known layer of its stack: collections and strings count for "
						+ "their caller. The greatest differences come first."),
				renderer.render(tables.layers())));
		sections.add(Section.of("processes", "GC, JIT and kernel", Html.paragraph(
				"Per request, measured and not sampled. CPU is without JIT compilation; kernel is its share in the operating system."),
				renderer.render(tables.processes())));
		sections.add(Section.of("methods", "Methods",
				Html.paragraph("CPU per request of the method itself, without what it calls."),
				renderer.render(tables.methods())));
		sections.add(Section.of("allocation", "Allocation",
				Html.paragraph("Bytes per request by class, in all JVMs of a backend."),
				renderer.render(tables.allocations())));
		sections.add(Section.of("waiting", "Waiting", Html.paragraph(
				"Time per request that platform threads waited for longer than a millisecond, without workers that have nothing to do. "
						+ "A thread that waits uses no CPU; virtual threads are not seen while they are parked."),
				renderer.render(tables.waits())));
		sections.add(Section.of("caveats", "Caveats", Html.list(caveats())));
		return new Page("Profile: " + this.profile.result().blocks().getFirst().scenario().label(),
				"%s · %s, %d cores · commit %s · JDK %s".formatted(conditions.date(), conditions.machine(),
						conditions.cores(), conditions.commit(), conditions.jdk()),
				sections)
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
