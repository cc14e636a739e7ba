package io.tweebyte.docs.site;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;

/** What the first page of the site says: what there is to read, the map, the figures. */
final class Overview {

	private final List<Paired> files;

	private final Documents documents;

	private final List<SitePart> others;

	private final SitePart part;

	private final Operators left;

	private final Operators right;

	Overview(Project project, SitePart part, List<Paired> files, Documents documents,
			Function<Tree, Operators> operators) {
		this.files = files;
		this.documents = documents;
		this.part = part;
		this.others = SitePart.all(project).stream().filter((other) -> !other.equals(part)).toList();
		this.left = operators.apply(part.trees().left());
		this.right = operators.apply(part.trees().right());
	}

	Map<String, Object> content() {
		List<Paired> main = this.files.stream().filter((file) -> !file.pair().isTest()).toList();
		List<Paired> tests = this.files.stream().filter((file) -> file.pair().isTest()).toList();
		Map<String, Object> content = new TreeMap<>();
		content.put("trees", this.part);
		content.put("others", this.others);
		content.put("guide", this.documents.guide());
		content.put("documents", this.documents.others());
		content.put("decisions", this.documents.decisions());
		content.put("services", services(main));
		content.put("tests", tests);
		content.put("all", PackageFigures.of("main code", main, this.left, this.right));
		content.put("lessons", this.files.stream().mapToInt((file) -> file.lessons().size()).sum());
		content.put("unknownOperators", this.left.areUnknown() || this.right.areUnknown());
		return content;
	}

	private List<Map<String, Object>> services(List<Paired> main) {
		Map<String, List<Paired>> byModule = main.stream()
			.collect(Collectors.groupingBy((file) -> file.pair().module(), TreeMap::new, Collectors.toList()));
		return byModule.entrySet()
			.stream()
			.map((service) -> Map.of("name", service.getKey(), "figures",
					PackageFigures.of(service.getKey(), service.getValue(), this.left, this.right), "packages",
					packages(service.getValue())))
			.toList();
	}

	private List<Map<String, Object>> packages(List<Paired> files) {
		Map<String, List<Paired>> byPackage = files.stream()
			.collect(Collectors.groupingBy((file) -> file.pair().part(), TreeMap::new, Collectors.toList()));
		return byPackage.entrySet()
			.stream()
			.map((part) -> Map.<String, Object>of("name", part.getKey(), "files", part.getValue(), "figures",
					PackageFigures.of(part.getKey(), part.getValue(), this.left, this.right)))
			.toList();
	}

}
