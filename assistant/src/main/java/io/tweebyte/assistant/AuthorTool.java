package io.tweebyte.assistant;

import org.springframework.ai.tool.ToolCallback;
import org.springframework.ai.tool.definition.ToolDefinition;

/**
 * Offers the model to look up who wrote the tweets. The service looks the user up itself,
 * in its own way.
 */
final class AuthorTool implements ToolCallback {

	private static final ToolDefinition DEFINITION = ToolDefinition.builder()
		.name("read_author")
		.description("Returns the name of the user who wrote the tweets.")
		.inputSchema("{\"type\": \"object\", \"properties\": {}}")
		.build();

	@Override
	public ToolDefinition getToolDefinition() {
		return DEFINITION;
	}

	@Override
	public String call(String input) {
		throw new UnsupportedOperationException("The service looks the user up.");
	}

}
