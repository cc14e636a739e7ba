package io.tweebyte.docs.diagram;

import java.nio.file.Path;

import io.tweebyte.docs.DocsException;
import io.tweebyte.docs.SmallProject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class DiagramsTests {

	private static final String TALK = Diagrams.FOLDER + "/talk.puml";

	@TempDir
	private Path root;

	private SmallProject files;

	private Diagrams diagrams;

	@BeforeEach
	void files() {
		this.files = new SmallProject(this.root).write(DatabaseDiagram.SCRIPTS + "/talks/V1__talks.sql", """
				create table talks (
					-- Made by the service.
					id       uuid   not null,
					text     text,

					constraint talks_pkey primary key (id),
					constraint talks_text check (
						text <> '' and text <> ' ')
				)
				with (fillfactor = 85);

				create table words (
					talk_id  uuid     not null,
					position smallint not null,
					number   bigint   generated always as identity,

					constraint words_pkey primary key (talk_id, position),
					constraint words_talk_exists foreign key (talk_id) references talks (id)
				);
				""").write(TALK, "@startuml\na -> b : hello\n@enduml\n");
		this.diagrams = new Diagrams(this.files.project());
	}

	@Test
	void drawsEachTextOnce() {
		assertThat(this.diagrams.draw()).containsExactly("docs/diagrams/databases.puml", "docs/diagrams/databases.svg",
				"docs/diagrams/talk.svg");
		assertThat(this.diagrams.draw()).isEmpty();
		assertThat(this.diagrams.stale()).isEmpty();
		assertThat(this.files.project().read("docs/diagrams/talk.svg"))
			.startsWith("<!-- Drawn by ./tweebyte docs from talk.puml, sha256 ")
			.contains("<svg ", ">hello<");
	}

	@Test
	void knowsATextThatHasChangedSince() {
		this.diagrams.draw();
		this.files.write(TALK, "@startuml\na -> b : good-bye\n@enduml\n");
		assertThat(this.diagrams.stale()).containsExactly("docs/diagrams/talk.svg");
	}

	@Test
	void knowsTablesThatHaveChangedSince() {
		this.diagrams.draw();
		this.files.write(DatabaseDiagram.SCRIPTS + "/talks/V2__more.sql",
				"create table more (\n\tid uuid not null\n);\n");
		assertThat(this.diagrams.stale()).containsExactly("docs/diagrams/databases.puml");
		assertThat(this.diagrams.draw()).containsExactly("docs/diagrams/databases.puml", "docs/diagrams/databases.svg");
	}

	@Test
	void drawsTablesWithTheirKeysAndReferences() {
		assertThat(new DatabaseDiagram(this.files.project()).source()).contains("""
				package "database talks" {
				  entity talks {
				    * id : uuid
				    --
				    text : text
				  }
				  entity words {
				    * talk_id : uuid
				    * position : smallint
				    --
				    * number : bigint
				  }
				}
				words }o--|| talks : talk_id
				@enduml
				""");
	}

	@Test
	void failsOnATextThatIsNoDiagram() {
		this.files.write(TALK, "@startuml\nthis is (no diagram\n@enduml\n");
		assertThatExceptionOfType(DocsException.class).isThrownBy(this.diagrams::draw)
			.withMessageStartingWith(TALK + " is no diagram");
	}

	@Test
	void failsWithoutTables() {
		this.files.write(DatabaseDiagram.SCRIPTS + "/talks/V1__talks.sql", "select 1;\n");
		assertThatExceptionOfType(DocsException.class).isThrownBy(this.diagrams::draw)
			.withMessageContaining("makes no table");
	}

}
