package io.tweebyte.checks.parity;

import java.nio.file.Path;

import io.tweebyte.checks.TinyProject;
import io.tweebyte.checks.Tree;
import io.tweebyte.checks.TreePair;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class TwinDocumentsTests {

	private static final String ASYNC = TwinDocuments.FOLDER + "/async/user-service.json";

	private static final String REACTIVE = TwinDocuments.FOLDER + "/reactive/user-service.json";

	private static final TreePair PAIR = new TreePair(Tree.ASYNC, Tree.REACTIVE);

	@TempDir
	Path root;

	@Test
	void takesOrderAndServersForNothing() {
		TinyProject tiny = new TinyProject(this.root).write(ASYNC, """
				{"servers": [{"url": "http://127.0.0.1:8081"}], "required": ["a", "b"],
				 "parameters": [{"name": "limit", "in": "query"}, {"name": "id", "in": "path"}]}""").write(REACTIVE, """
				{"servers": [{"url": "http://127.0.0.1:9081"}],
				 "parameters": [{"in": "path", "name": "id"}, {"in": "query", "name": "limit"}],
				 "required": ["b", "a"]}""");
		assertThat(TwinDocuments.captured(tiny.project())).isTrue();
		assertThat(TwinDocuments.violations(tiny.project(), PAIR)).isEmpty();
	}

	@Test
	void namesWhereTheyDiffer() {
		TinyProject tiny = new TinyProject(this.root)
			.write(ASYNC, "{\"properties\": {\"user_name\": {\"type\": \"string\"}}}")
			.write(REACTIVE, "{\"properties\": {\"userName\": {\"type\": \"string\"}}}");
		assertThat(TwinDocuments.violations(tiny.project(), PAIR)).hasSize(2)
			.first()
			.asString()
			.startsWith("user-service.json: /properties/user_name/type is string in async and absent in reactive");
	}

	@Test
	void countsWhatIsEmpty() {
		TinyProject tiny = new TinyProject(this.root).write(ASYNC, "{\"a\": {}, \"b\": []}").write(REACTIVE, "{}");
		assertThat(TwinDocuments.violations(tiny.project(), PAIR)).hasSize(3);
	}

	@Test
	void missesADocument() {
		TinyProject tiny = new TinyProject(this.root).write(ASYNC, "{}");
		assertThat(TwinDocuments.violations(tiny.project(), PAIR)).singleElement()
			.asString()
			.startsWith("No OpenAPI document below " + TwinDocuments.FOLDER + "/reactive");
		tiny.write(REACTIVE, "{}").write(REACTIVE.replace("user", "tweet"), "{}");
		assertThat(TwinDocuments.violations(tiny.project(), PAIR)).singleElement()
			.asString()
			.startsWith(ASYNC.replace("user", "tweet") + " is missing");
	}

}
